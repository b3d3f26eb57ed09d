import { anything } from '#web/search.ts'
import type { CaseLawView } from '../search-params.ts'
import { categoryKeys } from '../shared/messages.ts'
import type { Words } from './messages.ts'
import { nameYears } from './understood.ts'

/** Article 145(3) of the Constitution: the least number of judges who decide a substantial question about it. */
export const constitutionBench = 5

/** An active filter: its label, and the view without it. */
export type FilterChip = {
  key: string
  label: string
  kind: 'within' | 'filter'
  without: Partial<CaseLawView>
}

export function listFilterChips(view: CaseLawView, words: Words): FilterChip[] {
  const lists = (['within', 'courts', 'judges', 'sections'] as const).flatMap(name =>
    view[name].map(value => ({
      key: `${name} ${value}`,
      label: name === 'within' ? `“${value}”` : value,
      kind: name === 'within' ? ('within' as const) : ('filter' as const),
      without: { [name]: view[name].filter(other => other !== value) },
    })),
  )
  return [
    ...describeCategory(view, words),
    ...lists,
    ...describeYears(view, words),
    ...describeBench(view, words),
  ]
}

/** Sets a value of one list, or takes it out again. */
export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter(other => other !== value) : [...values, value]
}

function describeCategory({ category }: CaseLawView, { word }: Words): FilterChip[] {
  if (category === anything) return []
  const label = word(categoryKeys[category])
  return [{ key: 'category', label, kind: 'filter', without: { category: anything } }]
}

function describeYears({ yearFrom, yearTo }: CaseLawView, words: Words): FilterChip[] {
  if (yearFrom === undefined && yearTo === undefined) return []
  const label = nameYears({ from: yearFrom ?? null, to: yearTo ?? null }, words)
  return [{ key: 'years', label, kind: 'filter', without: { yearFrom: undefined, yearTo: undefined } }]
}

function describeBench({ benchFrom }: CaseLawView, { say, word }: Words): FilterChip[] {
  if (benchFrom === undefined) return []
  const isFive = benchFrom === constitutionBench
  const label = isFive ? say('onlyConstitution') : word('benchFrom', { count: benchFrom })
  return [{ key: 'bench', label, kind: 'filter', without: { benchFrom: undefined } }]
}
