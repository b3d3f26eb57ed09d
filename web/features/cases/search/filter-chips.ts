import { anything } from '#web/search.ts'
import type { CaseLawView } from '../search-params.ts'

/** An active filter: its label, and the view without it. */
export type FilterChip = { key: string; label: string; kind: string; without: Partial<CaseLawView> }

export function listFilterChips(view: CaseLawView): FilterChip[] {
  const lists = (['courts', 'judges', 'sections'] as const).flatMap(name =>
    view[name].map(value => ({
      key: `${name} ${value}`,
      label: value,
      kind: kinds[name],
      without: { [name]: view[name].filter(other => other !== value) },
    })),
  )
  return [...describeCategory(view), ...lists, ...describeYears(view)]
}

/** Sets a value of one list, or takes it out again. */
export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter(other => other !== value) : [...values, value]
}

const kinds = { courts: 'court', judges: 'judge', sections: 'provision' } as const

function describeCategory({ category }: CaseLawView): FilterChip[] {
  if (category === anything) return []
  return [{ key: 'category', label: category, kind: 'category', without: { category: anything } }]
}

function describeYears({ yearFrom, yearTo }: CaseLawView): FilterChip[] {
  if (yearFrom === undefined && yearTo === undefined) return []
  const label =
    yearFrom === undefined
      ? `Up to ${yearTo}`
      : yearTo === undefined
        ? `From ${yearFrom}`
        : `${yearFrom} to ${yearTo}`
  return [{ key: 'years', label, kind: 'years', without: { yearFrom: undefined, yearTo: undefined } }]
}
