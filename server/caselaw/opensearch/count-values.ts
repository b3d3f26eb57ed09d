import type { CodeBook } from './code-book.ts'
import { facetNumber } from './facet-codes.ts'
import { type FacetName, facetNames } from './facet-names.ts'
import { countedValues, type FacetFilters, othersThan, sortCounts, type Values } from './facets.ts'
import { type Tallied, tally } from './tally.ts'
import type { Dsl } from './to-query.ts'

/** Facets that the same filters narrow are counted in one pass. */
export type Group = { name: string; filter: Dsl; facets: readonly FacetName[] }

/** First the facets that all filters narrow, which may be none, then each that has a filter of its own. */
export function groupFacets(filters: FacetFilters): [Group, ...Group[]] {
  const own = facetNames.filter(name => filters.has(name))
  const all = { bool: { filter: [...filters.values()] } }
  return [
    { name: 'all', filter: all, facets: facetNames.filter(name => !filters.has(name)) },
    ...own.map(name => ({ name, filter: othersThan(name, filters), facets: [name] })),
  ]
}

const most = [0, ...facetNames.map(countedValues)]

/** Counts the values of each facet, with the best score of each. */
export function countValues(filters: FacetFilters): Dsl {
  return Object.fromEntries(
    groupFacets(filters)
      .filter(({ facets }) => facets.length > 0)
      .map(({ name, filter, facets }) => [
        name,
        { filter, aggs: { tally: tally(facets.map(facetNumber), most) } },
      ]),
  )
}

type Answer = Record<string, { tally: { value: Tallied } }>

/** The commonest first; of equal ones, the first by its letters. */
export function parseValues(aggregations: unknown, book: CodeBook): Map<FacetName, Values> {
  const found = Object.values(aggregations as Answer).flatMap(({ tally: { value } }) => value)
  const numbered = Map.groupBy(found, ([code]) => code % 8)
  return new Map(
    facetNames.map(name => {
      const values = (numbered.get(facetNumber(name)) ?? []).flatMap(([code, count, best]) => {
        const value = book.get(code)
        return value === undefined ? [] : [{ value, count, best }]
      })
      return [name, sortCounts(values).slice(0, countedValues(name))]
    }),
  )
}
