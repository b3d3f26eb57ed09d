import type { FormEvent } from 'react'
import type { CategoryView } from '#shared/contract/forms.ts'
import { Button } from '#web/ui/Button.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { anything, type FormsView, longestSearch } from './forms-find.ts'

type FormsFiltersProps = {
  view: FormsView
  categories: readonly Pick<CategoryView, 'id' | 'name'>[]
  courts: readonly string[]
  onType: (search: string) => void
  onChoose: (next: Partial<FormsView>) => void
}

export function FormsFilters({ view, categories, courts, onType, onChoose }: FormsFiltersProps) {
  return (
    <search>
      <form
        onSubmit={closeKeyboard}
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3 lg:grid-cols-[minmax(0,1fr)_15rem_15rem_auto]"
      >
        <div className="col-span-2 lg:col-span-1">
          <SearchField
            label="Search forms"
            placeholder="Name, section or everyday word"
            maxLength={longestSearch}
            value={view.search}
            onChange={onType}
          />
        </div>
        <SelectField
          label="Category"
          value={view.category}
          options={[
            { value: anything, label: 'All Categories' },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={event => onChoose({ category: event.target.value })}
        />
        <div className="max-lg:col-span-2">
          <SelectField
            label="Court"
            value={view.court}
            options={[
              { value: anything, label: 'All Courts' },
              ...courts.map(court => ({ value: court, label: court })),
            ]}
            onChange={event => onChoose({ court: event.target.value })}
          />
        </div>
        <Button type="submit" variant="secondary" className="max-lg:col-start-3 max-lg:row-start-1">
          Filter
        </Button>
      </form>
    </search>
  )
}

/** The list has followed already; on a phone the keyboard makes room for it. */
function closeKeyboard(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const { activeElement } = document
  if (window.matchMedia('(pointer: coarse)').matches && activeElement instanceof HTMLInputElement)
    activeElement.blur()
}
