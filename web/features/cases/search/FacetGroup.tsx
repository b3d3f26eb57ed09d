import { useState } from 'react'
import { useWords } from './messages.ts'

type FacetValue = { value: string; count: number }
type FacetGroupProps = {
  name: string
  values: readonly FacetValue[]
  chosen: readonly string[]
  onToggle: (value: string) => void
  /** Where a value has a name of its own in each language. */
  nameOf?: (value: string) => string
}

const shownFirst = 6

/** One kind of filter: its values among the results, with counts. */
export function FacetGroup({ name, values, chosen, onToggle, nameOf }: FacetGroupProps) {
  const { say } = useWords()
  const [isWhole, setWhole] = useState(false)
  const all = addChosen(values, chosen)
  if (all.length === 0) return null
  const shown = isWhole ? all : all.filter(({ value }, at) => at < shownFirst || chosen.includes(value))
  const hidden = all.length - shown.length
  return (
    <fieldset className="min-w-0 border-t border-rule pt-3">
      <legend className="float-left w-full pb-1 font-serif text-base font-semibold">{name}</legend>
      <ul className="clear-both">
        {shown.map(({ value, count }) => (
          <li key={value}>
            <label className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm py-1 text-sm hover:bg-sunken max-lg:min-h-11">
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
                className="size-4 shrink-0 accent-bench"
              />
              <span className="min-w-0 flex-1">
                {nameOf ? nameOf(value) : <span lang="en">{value}</span>}
              </span>
              <span className="pr-1 text-muted tabular-nums">{count.toLocaleString('en-IN')}</span>
            </label>
          </li>
        ))}
      </ul>
      {hidden > 0 || isWhole ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-9 cursor-pointer text-sm font-semibold text-bench-ink hover:underline max-lg:min-h-11"
        >
          {isWhole ? say('fewer') : say('more', { count: hidden })}
          <span className="sr-only">: {name}</span>
        </button>
      ) : null}
    </fieldset>
  )
}

/** Chosen values stay in the list, even with no results left. */
function addChosen(values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  const missing = chosen.filter(value => values.every(other => other.value !== value))
  return [...values, ...missing.map(value => ({ value, count: 0 }))]
}
