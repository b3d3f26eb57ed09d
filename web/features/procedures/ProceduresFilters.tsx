import { X } from 'lucide-react'
import type { Purpose } from '#shared/procedures/purposes.ts'
import { useFacts } from '#web/features/forms/model/use-facts.ts'
import { useMessages } from '#web/messages.ts'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { cardMessages } from './card/messages.ts'
import { guideMessages } from './guide/messages.ts'
import { isNarrowed, longestSearch, type ProceduresView } from './procedures-search.ts'
import { sayPurpose } from './say-purpose.ts'

type ProceduresFiltersProps = {
  view: ProceduresView
  courts: readonly string[]
  purposes: readonly Purpose[]
  /** Empty until the first answer. */
  count: string
  onType: (search: string) => void
  onChoose: (next: Partial<ProceduresView>) => void
  onClear: () => void
}

export function ProceduresFilters(props: ProceduresFiltersProps) {
  const { view, courts, purposes, count, onType, onChoose, onClear } = props
  const say = useMessages(cardMessages)
  const sayGuide = useMessages(guideMessages)
  const { sayBadge } = useFacts()
  return (
    <search className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="max-lg:col-span-2">
          <SearchField
            label={say('searchProcedures')}
            placeholder={say('searchExample')}
            maxLength={longestSearch}
            value={view.search}
            onChange={onType}
          />
        </div>
        <SelectField
          label={sayGuide('court')}
          value={view.court}
          options={[
            { value: anything, label: say('allCourts') },
            ...courts.map(court => ({ value: court, label: sayBadge(court) })),
          ]}
          onChange={event => onChoose({ court: event.target.value })}
        />
        <SelectField
          label={say('purpose')}
          value={view.purpose}
          options={[
            { value: anything, label: say('allPurposes') },
            ...purposes.map(purpose => ({ value: purpose, label: sayPurpose(purpose, sayGuide) })),
          ]}
          onChange={event =>
            onChoose({ purpose: purposes.find(one => one === event.target.value) ?? anything })
          }
        />
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="mr-2 font-semibold">
          {count}
        </p>
        {view.court !== anything ? (
          <FilterChip
            label={sayBadge(view.court)}
            remove="removeCourt"
            onRemove={() => onChoose({ court: anything })}
          />
        ) : null}
        {view.purpose !== anything ? (
          <FilterChip
            label={sayPurpose(view.purpose, sayGuide)}
            remove="removePurpose"
            onRemove={() => onChoose({ purpose: anything })}
          />
        ) : null}
        {isNarrowed(view) ? (
          <Button variant="quiet" onClick={onClear}>
            {say('clearFilters')}
          </Button>
        ) : null}
      </div>
    </search>
  )
}

type FilterChipProps = {
  label: string
  remove: 'removeCourt' | 'removePurpose'
  onRemove: () => void
}

/** A filter that is on; pressing it takes it off. */
function FilterChip({ label, remove, onRemove }: FilterChipProps) {
  const say = useMessages(cardMessages)
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={say(remove, { label })}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-bench-ink/40 bg-bench-soft px-4 text-sm font-semibold text-bench-ink transition-colors hover:border-bench-ink"
    >
      {label}
      <X aria-hidden="true" className="size-4" />
    </button>
  )
}
