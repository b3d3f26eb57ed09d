import { X } from 'lucide-react'
import type { Purpose } from '#shared/procedures/purposes.ts'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { isNarrowed, longestSearch, type ProceduresView } from './procedures-search.ts'

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
  return (
    <search className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="max-lg:col-span-2">
          <SearchField
            label="Search procedures"
            placeholder="Name, section or everyday word"
            maxLength={longestSearch}
            value={view.search}
            onChange={onType}
          />
        </div>
        <SelectField
          label="Court"
          value={view.court}
          options={[{ value: anything, label: 'All Courts' }, ...courts.map(toOption)]}
          onChange={event => onChoose({ court: event.target.value })}
        />
        <SelectField
          label="Purpose"
          value={view.purpose}
          options={[{ value: anything, label: 'All Purposes' }, ...purposes.map(toOption)]}
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
          <FilterChip label={view.court} name="court" onRemove={() => onChoose({ court: anything })} />
        ) : null}
        {view.purpose !== anything ? (
          <FilterChip label={view.purpose} name="purpose" onRemove={() => onChoose({ purpose: anything })} />
        ) : null}
        {isNarrowed(view) ? (
          <Button variant="quiet" onClick={onClear}>
            Clear All Filters
          </Button>
        ) : null}
      </div>
    </search>
  )
}

type FilterChipProps = { label: string; name: string; onRemove: () => void }

/** A filter that is on; pressing it takes it off. */
function FilterChip({ label, name, onRemove }: FilterChipProps) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`${label}: remove this ${name}`}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-bench-ink/40 bg-bench-soft px-4 text-sm font-semibold text-bench-ink transition-colors hover:border-bench-ink"
    >
      {label}
      <X aria-hidden="true" className="size-4" />
    </button>
  )
}

function toOption(word: string) {
  return { value: word, label: word }
}
