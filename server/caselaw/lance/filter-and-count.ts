import { type CaseFacets, type FacetName, facetNames } from '#shared/contract/cases.ts'
import type { IndexFilters } from '../library/search-query.ts'
import type { Catalogue, Numbered } from './catalogue.ts'
import { eachFacet } from './facts.ts'
import { listAt } from './packed-lists.ts'
import { type FilterName, makeTests, type Related, type Test } from './place-tests.ts'

/** Counts of facet values, with these places (see Completed in search-query.ts). */
export type CountFacets = (also?: readonly number[]) => CaseFacets

const facetLimit = 30

/** `share` is the lowest accepted share of the best score. `holders` are accepted at any score. */
export type Floor = { share: number; holders: Uint8Array | null }

/** The entries found, as places and scores. Numbers only, because it may be the whole library. */
export type Found = { places: Uint32Array; scores: Float32Array }

type Filtering = { filters: IndexFilters; related: Related; catalogue: Catalogue; floor: Floor }

/**
 * Keeps what passes the filters and the floor, and counts facet values. `places` must be sorted, best first.
 * The filter of a facet does not narrow its own counts. The floor is a share of the best score that passes
 * the filters, so that it never empties a filtered list. For a value it is a share of the best score with
 * that value, so that the count is what choosing the value finds.
 */
export function filterAndCount({ places, scores }: Found, { filters, related, catalogue, floor }: Filtering) {
  const tests = [...makeTests(filters, { catalogue, related })]
  const counts = startCounts(catalogue)
  const passed = { places: new Uint32Array(places.length), scores: new Float32Array(places.length) }
  const heights = new Float32Array(catalogue.length).fill(Number.NaN)
  let total = 0
  let least = Number.NaN
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    const failed = tests.length === 0 ? noTests : failedTests(tests, place)
    if (failed.length > 1) continue
    const score = scores[at] ?? 0
    const height = floor.holders?.[place] ? Number.POSITIVE_INFINITY : score
    const one = { place, least: floor.share * score, height }
    for (const name of facetNames)
      if (failed.length === 0 || failed[0] === name) countOne(catalogue.facets[name], one, counts[name])
    if (failed.length > 0) continue
    heights[place] = height
    if (Number.isNaN(least)) least = floor.share * score
    if (height < least) continue
    passed.places[total] = place
    passed.scores[total] = score
    total += 1
  }
  const isFound = (place: number) => (heights[place] ?? Number.NaN) >= least
  return { passed, total, isFound, countFacets: finishCounts(catalogue, counts, heights) }
}

const noTests: FilterName[] = []

function failedTests(tests: readonly [FilterName, Test][], place: number): FilterName[] {
  return tests.flatMap(([name, test]) => (test(place) ? [] : [name]))
}

/** For each value, its count and lowest accepted score. The first entry found with a value is its best. */
type Counts = { found: Uint32Array; least: Float32Array }
type Counted = { place: number; height: number; least: number }

/** For every judgment that matches, so nothing is made here. */
function countOne({ items, ends }: Numbered<string>, { place, height, least }: Counted, counts: Counts) {
  const end = ends[place] ?? 0
  for (let at = place === 0 ? 0 : (ends[place - 1] ?? 0); at < end; at += 1) {
    const number = items[at] ?? 0
    if (Number.isNaN(counts.least[number] ?? 0)) counts.least[number] = least
    if (height >= (counts.least[number] ?? 0)) counts.found[number] = (counts.found[number] ?? 0) + 1
  }
}

function startCounts({ facets }: Catalogue): Record<FacetName, Counts> {
  return eachFacet(name => {
    const { length } = facets[name].values
    return { found: new Uint32Array(length), least: new Float32Array(length).fill(Number.NaN) }
  })
}

/** The list is shortened last, after the `also` entries are counted. */
function finishCounts(
  catalogue: Catalogue,
  counts: Record<FacetName, Counts>,
  heights: Float32Array,
): CountFacets {
  return (also = []) =>
    eachFacet(name => {
      const facet = catalogue.facets[name]
      const own = addUncounted(also, { facet, counts: counts[name], heights })
      const most = name === 'year' ? 300 : facetLimit
      const listed: { value: string; count: number }[] = []
      const least = findLeast(own, most)
      for (const [number, count] of own.entries())
        if (count >= least) listed.push({ value: facet.values[number] ?? '', count })
      return sortCounts(listed).slice(0, most)
    })
}

/** An `also` entry may be counted already. It is added only to values whose floor it did not reach. */
function addUncounted(
  places: readonly number[],
  { facet, counts, heights }: { facet: Numbered<string>; counts: Counts; heights: Float32Array },
): Uint32Array {
  const own = counts.found.slice()
  for (const place of places)
    for (const number of listAt(facet, place))
      if (!((heights[place] ?? Number.NaN) >= (counts.least[number] ?? 0)))
        own[number] = (own[number] ?? 0) + 1
  return own
}

/** What the last of the highest counts is, so that the thousands below it need not be put in order. */
function findLeast(counts: Uint32Array, most: number): number {
  const used = counts.filter(count => count > 0)
  return used.sort().at(-most) ?? 1
}

function sortCounts(counts: { value: string; count: number }[]) {
  return counts.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}
