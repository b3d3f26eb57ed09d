import { MeantSections } from '#web/features/law/parts/MeantSections.tsx'
import { anything } from '#web/search.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'

type Choice = {
  label: string
  /** What the option for everything is called. */
  all: string
  value: string
  options: readonly string[]
  /** What an option is called, where that is not what it is. */
  nameOf?: (option: string) => string
  onChoose: (value: string) => void
}

type ListFiltersProps = {
  label: string
  placeholder: string
  search: string
  onType: (search: string) => void
  choices?: readonly Choice[]
}

export function ListFilters({ label, placeholder, search, onType, choices = [] }: ListFiltersProps) {
  return (
    <>
      <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_15rem_15rem]">
        <div className="col-span-2 lg:col-span-1">
          <SearchField
            label={label}
            placeholder={placeholder}
            maxLength={200}
            value={search}
            onChange={onType}
          />
        </div>
        {choices.map(choice => (
          <SelectField
            key={choice.label}
            label={choice.label}
            value={choice.value}
            options={[
              { value: anything, label: choice.all },
              ...choice.options.map(option => ({
                value: option,
                label: (choice.nameOf ?? capitalize)(option),
              })),
            ]}
            onChange={event => choice.onChoose(event.target.value)}
          />
        ))}
      </search>
      <MeantSections search={search} />
    </>
  )
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
