import type { CaseFacets, FacetName } from '#shared/contract/cases.ts'
import type { Catalogue } from './catalogue.ts'
import { eachFacet } from './facts.ts'
import { listAt, type Numbered } from './packed-lists.ts'

/** Counts of facet values, with these places (see Completed in search-query.ts). */
export type CountFacets = (also?: readonly number[]) => CaseFacets

/** What was found, best first. `height` is the score, or more than any where a judgment is accepted at any score. */
export type Matches = { places: Uint32Array; scores: Float32Array; heights: Float32Array; share: number }

/** For each value, its count and lowest accepted score. The first judgment found with a value is its best. */
type Counts = { found: Uint32Array; least: Float32Array }

const facetLimit = 30
const yearLimit = 300

/**
 * `chosenFor` says which matches count for a facet; null: all do. `heights` has the height of each judgment that is
 * found, by its place.
 */
export function countFacets(
  catalogue: Catalogue,
  matches: Matches,
  chosenFor: (name: FacetName) => Uint8Array | null,
  heights: Float32Array,
): CountFacets {
  const counts = eachFacet(name => countValues(catalogue.facets[name], matches, chosenFor(name)))
  return (also = []) =>
    eachFacet(name => {
      const facet = catalogue.facets[name]
      const own = addUncounted(also, { facet, counts: counts[name], heights })
      return listHighest(facet.values, own, name === 'year' ? yearLimit : facetLimit)
    })
}

/**
 * A facet at a time and with nothing made on the way, because a search may find the whole library. A value that nothing was
 * found with yet has no lowest score, and no height is less than none.
 */
function countValues(
  { items, ends, values }: Numbered<string>,
  { places, scores, heights, share }: Matches,
  chosen: Uint8Array | null,
): Counts {
  const found = new Uint32Array(values.length)
  const least = new Float32Array(values.length).fill(Number.NaN)
  for (let at = 0; at < places.length; at += 1) {
    if (chosen !== null && chosen[at] === 0) continue
    const place = places[at] ?? 0
    const height = heights[at] ?? 0
    const end = ends[place] ?? 0
    for (let item = place === 0 ? 0 : (ends[place - 1] ?? 0); item < end; item += 1) {
      const number = items[item] ?? 0
      if (height < (least[number] ?? 0)) continue
      const before = found[number] ?? 0
      if (before === 0) least[number] = share * (scores[at] ?? 0)
      found[number] = before + 1
    }
  }
  return { found, least }
}

/** An `also` judgment may be counted already. It is added only to values whose floor it did not reach. */
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

function listHighest(values: readonly string[], counts: Uint32Array, most: number) {
  const least = findLeast(counts, most)
  const listed: { value: string; count: number }[] = []
  for (const [number, count] of counts.entries())
    if (count >= least) listed.push({ value: values[number] ?? '', count })
  return listed
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, most)
}

/** What the last of the highest counts is, so that the thousands below it need not be put in order. */
function findLeast(counts: Uint32Array, most: number): number {
  const used = counts.filter(count => count > 0)
  return used.sort().at(-most) ?? 1
}
