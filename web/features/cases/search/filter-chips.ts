import { anything } from '#web/search.ts'
import type { CaseLawView } from '../search-params.ts'

/** Article 145(3) of the Constitution: the least number of judges who decide a substantial question about it. */
export const constitutionBench = 5

/** An active filter: its label, and the view without it. */
export type FilterChip = { key: string; label: string; kind: string; without: Partial<CaseLawView> }

export function listFilterChips(view: CaseLawView): FilterChip[] {
  const lists = (['within', 'courts', 'judges', 'sections'] as const).flatMap(name =>
    view[name].map(value => ({
      key: `${name} ${value}`,
      label: name === 'within' ? `“${value}”` : value,
      kind: kinds[name],
      without: { [name]: view[name].filter(other => other !== value) },
    })),
  )
  return [...describeCategory(view), ...lists, ...describeYears(view), ...describeBench(view)]
}

/** Sets a value of one list, or takes it out again. */
export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter(other => other !== value) : [...values, value]
}

const kinds = {
  within: 'search within the results',
  courts: 'court',
  judges: 'judge',
  sections: 'provision',
} as const

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

function describeBench({ benchFrom }: CaseLawView): FilterChip[] {
  if (benchFrom === undefined) return []
  const label = benchFrom === constitutionBench ? 'Constitution Bench' : `${benchFrom} judges or more`
  return [{ key: 'bench', label, kind: 'bench', without: { benchFrom: undefined } }]
}
