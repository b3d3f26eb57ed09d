import type { FormEvent } from 'react'
import type { CategoryView } from '#shared/contract/forms.ts'
import { useMessages } from '#web/messages.ts'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { type FormsView, longestSearch } from './forms-search.ts'
import { formsMessages } from './messages.ts'
import { useFacts } from './model/use-facts.ts'

type FormsFiltersProps = {
  view: FormsView
  categories: readonly Pick<CategoryView, 'id' | 'area'>[]
  courts: readonly string[]
  onType: (search: string) => void
  onChoose: (next: Partial<FormsView>) => void
}

export function FormsFilters({ view, categories, courts, onType, onChoose }: FormsFiltersProps) {
  const say = useMessages(formsMessages)
  const { sayArea, sayBadge } = useFacts()
  return (
    <search>
      <form onSubmit={closeKeyboard} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-[calc(100%-6rem)] max-lg:-order-2 lg:basis-0">
          <SearchField
            label={say('searchForms')}
            placeholder={say('searchExample')}
            maxLength={longestSearch}
            value={view.search}
            onChange={onType}
          />
        </div>
        <div className="min-w-0 flex-1 basis-[48%] lg:flex-none lg:basis-60">
          <SelectField
            label={say('category')}
            className="max-sm:pr-8"
            value={view.category}
            options={[
              { value: anything, label: say('allCategories') },
              ...categories.map(({ id, area }) => ({ value: String(id), label: sayArea(area) })),
            ]}
            onChange={event => onChoose({ category: event.target.value })}
          />
        </div>
        <div className="min-w-0 flex-1 basis-[38%] lg:flex-none lg:basis-60">
          <SelectField
            label={say('court')}
            value={view.court}
            options={[
              { value: anything, label: say('allCourts') },
              ...courts.map(court => ({ value: court, label: sayBadge(court) })),
            ]}
            onChange={event => onChoose({ court: event.target.value })}
          />
        </div>
        <Button type="submit" variant="secondary" className="max-lg:-order-1">
          {say('filter')}
        </Button>
      </form>
    </search>
  )
}

/** Enter only closes a phone's keyboard: the list has followed the typing already. */
function closeKeyboard(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const { activeElement } = document
  if (window.matchMedia('(pointer: coarse)').matches && activeElement instanceof HTMLInputElement)
    activeElement.blur()
}
