import type { LawSection } from '#shared/law/section.ts'
import { parseSection } from '#shared/law/section.ts'
import type { IndexFilters } from '../library/search-query.ts'
import { sectionToken } from '../text/section-token.ts'
import type { FacetName } from './facet-names.ts'
import type { Dsl } from './to-query.ts'

export type Related = (section: LawSection) => LawSection[]
/** The strength of a bench is counted by nobody: it narrows all facets. */
export type FacetFilters = Map<FacetName | 'bench', Dsl>
/** Judgments that join may bring a value into the list, so more are counted than are shown. */
export const countedValues = (name: FacetName) => (name === 'year' ? 300 : 100)
export const facetSize = (name: FacetName) => (name === 'year' ? 300 : 30)

/** One filter for each kind that is set. */
export function listFilters(filters: IndexFilters, related: Related): FacetFilters {
  const { category, courts, judges, yearFrom, yearTo, sections, benchFrom } = filters
  const found: FacetFilters = new Map()
  if (category) found.set('category', { term: { category } })
  if (courts?.length) found.set('court', { terms: { court: courts } })
  if (judges?.length) found.set('judge', { terms: { judge: judges } })
  if (yearFrom !== undefined || yearTo !== undefined)
    found.set('year', { range: { year: { gte: yearFrom, lte: yearTo } } })
  if (sections?.length)
    found.set('section', { terms: { sections: sections.flatMap(value => filterTokens(value, related)) } })
  if (benchFrom !== undefined) found.set('bench', { range: { benchSize: { gte: benchFrom } } })
  return found
}

/** 'IPC' means the whole act. 'IPC 302' means that section and the same section in the old or new code. */
function filterTokens(value: string, related: Related): string[] {
  const { act, section } = parseSection(value)
  const also = section ? related({ act, section }) : []
  return [{ act, section }, ...also].map(one => sectionToken(one.act, one.section))
}

/** The filter of a facet does not narrow that facet. */
export function othersThan(name: FacetName, filters: FacetFilters): Dsl {
  return { bool: { filter: [...filters].flatMap(([own, filter]) => (own === name ? [] : [filter])) } }
}

export type Values = readonly { value: string; count: number; best: number }[]

export function sortCounts<T extends { value: string; count: number }>(counts: T[]): T[] {
  return counts.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}
