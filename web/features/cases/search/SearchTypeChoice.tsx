import { useId } from 'react'
import { type SearchType, searchTypes } from '#shared/cases/search-choices.ts'
import { defaultType } from '../case-law-search.ts'
import { useWords } from './messages.ts'
import { typeKeys } from './search-labels.ts'

/** The most used type comes first. */
const choices = [defaultType, ...searchTypes.filter(type => type !== defaultType)]

type SearchTypeChoiceProps = { value: SearchType; onChange: (type: SearchType) => void }

/** The three types of search, with a line that explains the chosen one. */
export function SearchTypeChoice({ value, onChange }: SearchTypeChoiceProps) {
  const { say } = useWords()
  const name = useId()
  const explanationId = `${name}-explanation`
  return (
    <fieldset aria-describedby={explanationId} className="min-w-0 gap-x-5 lg:flex lg:items-center">
      <legend className="sr-only">{say('searchType')}</legend>
      <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-md border border-edge sm:inline-grid lg:shrink-0">
        {choices.map(type => (
          <label
            key={type}
            className="flex min-h-11 cursor-pointer items-center justify-center border-edge px-1 text-center text-sm font-semibold transition-colors not-first:border-l has-checked:bg-bench has-checked:text-on-bench has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current not-has-checked:hover:bg-sunken sm:px-6"
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className="sr-only"
            />
            {say(typeKeys[type].name)}
          </label>
        ))}
      </div>
      <p id={explanationId} className="mt-2 text-sm text-muted lg:mt-0">
        {say(typeKeys[value].explanation)}
      </p>
    </fieldset>
  )
}
