import { once } from '#server/lib/once.ts'
import type { CaseFacets, FacetName } from '#shared/contract/cases.ts'
import type { Catalogue } from './catalogue.ts'
import { eachFacet } from './facts.ts'
import { listAt, type Numbered } from './packed-lists.ts'

/** Counts of facet values, with these places for each facet (see Completed in search-query.ts). */
export type CountFacets = (also?: (name: FacetName) => Iterable<number>) => CaseFacets

/** What was found, best first. `height` is the score, or more than any where a judgment is accepted at any score. */
export type Matches = { places: Uint32Array; scores: Float32Array; heights: Float32Array; share: number }

/** For each value, its count and lowest accepted score: none for a value that nothing was found with. */
type Counts = { found: Uint32Array; least: Float32Array }

const facetLimit = 30
const yearLimit = 300

/**
 * `chosenFor` says which matches count for a facet; null: all do. `heights` has the height of each judgment that is
 * found, by its place.
 */
export function countFacets(
  catalogue: Pick<Catalogue, 'length' | 'facets'>,
  matches: Matches,
  chosenFor: (name: FacetName) => Uint8Array | null,
  heights: Float32Array,
): CountFacets {
  const count = once(() => {
    const order = inPlaceOrder(matches.places, catalogue.length)
    const countIn = matches.share === 0 ? countEach : countValues
    return eachFacet(name => countIn(catalogue.facets[name], matches, { order, chosen: chosenFor(name) }))
  })
  return (also = () => []) =>
    eachFacet(name => {
      const facet = catalogue.facets[name]
      const own = addUncounted(also(name), { facet, counts: count()[name], heights })
      return listHighest(facet.values, own, name === 'year' ? yearLimit : facetLimit)
    })
}

/**
 * Positions of the matches, those of many by their place: the values of a judgment stand beside those of the next, and reading
 * here and there in them takes longer than counting.
 */
function inPlaceOrder(places: Uint32Array, length: number): Uint32Array {
  if (places.length * few < length) return places.map((_, at) => at)
  const positions = new Int32Array(length).fill(-1)
  for (let at = 0; at < places.length; at += 1) positions[places[at] ?? 0] = at
  const order = new Uint32Array(places.length)
  let size = 0
  for (let place = 0; place < length; place += 1) {
    const at = positions[place] ?? -1
    order[size] = at
    if (at >= 0) size += 1
  }
  return order
}

/** Fewer than one judgment of so many are counted as they come. */
const few = 16

/** Positions of the matches, and which of them count; null: all do. To look at each is cheaper than to pick them out before. */
type Counting = { order: Uint32Array; chosen: Uint8Array | null }

/**
 * A facet at a time and with nothing made on the way, because a search may find the whole library: first the best score with each
 * value, then what reaches a share of it. Both loops are written out: with a function for each value such a search takes 6 ms more.
 */
function countValues(
  { items, ends, values }: Numbered<string>,
  { places, scores, heights, share }: Matches,
  { order, chosen }: Counting,
): Counts {
  const best = new Float32Array(values.length).fill(Number.NEGATIVE_INFINITY)
  for (let match = 0; match < order.length; match += 1) {
    const at = order[match] ?? 0
    if (chosen !== null && chosen[at] === 0) continue
    const place = places[at] ?? 0
    const score = scores[at] ?? 0
    const end = ends[place] ?? 0
    for (let item = place === 0 ? 0 : (ends[place - 1] ?? 0); item < end; item += 1) {
      const value = items[item] ?? 0
      if (score > (best[value] ?? 0)) best[value] = score
    }
  }
  const least = best.map(score => (score === Number.NEGATIVE_INFINITY ? Number.NaN : share * score))
  const found = new Uint32Array(values.length)
  for (let match = 0; match < order.length; match += 1) {
    const at = order[match] ?? 0
    if (chosen !== null && chosen[at] === 0) continue
    const place = places[at] ?? 0
    const height = heights[at] ?? 0
    const end = ends[place] ?? 0
    for (let item = place === 0 ? 0 : (ends[place - 1] ?? 0); item < end; item += 1) {
      const value = items[item] ?? 0
      found[value] = (found[value] ?? 0) + Number(height >= (least[value] ?? 0))
    }
  }
  return { found, least }
}

/** Where nothing is dropped, as in a search for keywords, each value counts all that has it: what is best is not asked. */
function countEach(
  { items, ends, values }: Numbered<string>,
  { places }: Matches,
  { order, chosen }: Counting,
): Counts {
  const least = new Float32Array(values.length).fill(Number.NaN)
  const found = new Uint32Array(values.length)
  for (let match = 0; match < order.length; match += 1) {
    const at = order[match] ?? 0
    if (chosen !== null && chosen[at] === 0) continue
    const place = places[at] ?? 0
    const end = ends[place] ?? 0
    for (let item = place === 0 ? 0 : (ends[place - 1] ?? 0); item < end; item += 1) {
      const value = items[item] ?? 0
      found[value] = (found[value] ?? 0) + 1
      least[value] = 0
    }
  }
  return { found, least }
}

/** An `also` judgment may be counted already. It is added only to values whose floor it did not reach. */
function addUncounted(
  places: Iterable<number>,
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
  for (let number = 0; number < counts.length; number += 1) {
    const count = counts[number] ?? 0
    if (count >= least) listed.push({ value: values[number] ?? '', count })
  }
  return listed
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, most)
}

/** What the last of the highest counts is, so that the thousands below it need not be put in order. */
function findLeast(counts: Uint32Array, most: number): number {
  const having = new Uint32Array(many + 1)
  for (let number = 0; number < counts.length; number += 1) {
    const count = Math.min(counts[number] ?? 0, many)
    having[count] = (having[count] ?? 0) + 1
  }
  let least = many
  for (let higher = having[many] ?? 0; higher < most && least > 1; higher += having[least] ?? 0) least -= 1
  if (least < many) return least
  const highest = counts.filter(count => count >= many).sort()
  return highest.at(-most) ?? many
}

/** Few values have as high a count: only those are put in order. */
const many = 256
