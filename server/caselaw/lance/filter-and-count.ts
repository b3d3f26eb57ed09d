import type { FacetName } from '#shared/contract/cases.ts'
import type { IndexFilters } from '../library/search-query.ts'
import type { Catalogue } from './catalogue.ts'
import { countFacets, type Matches } from './count-facets.ts'
import { type FilterName, makeTests, type Related, type Test } from './place-tests.ts'

/** `share` is the lowest accepted share of the best score. `holders` are accepted at any score. */
export type Floor = { share: number; holders: Uint8Array | null }

/** The entries found, as places and scores. Numbers only, because it may be the whole library. */
export type Found = { places: Uint32Array; scores: Float32Array }

type Filtering = { filters: IndexFilters; related: Related; catalogue: Catalogue; floor: Floor }

/**
 * Keeps what passes the filters and the floor, and counts facet values. `places` must be sorted, best first.
 * The filter of a facet does not narrow its own counts, of those found and of others that join. The floor is a share of the best score that passes
 * the filters, so that it never empties a filtered list. For a value it is a share of the best score with
 * that value, so that the count is what choosing the value finds.
 */
export function filterAndCount(found: Found, { filters, related, catalogue, floor }: Filtering) {
  const { places, scores } = found
  const tests = [...makeTests(filters, { catalogue, related })]
  const failures = tests.length > 0 ? findFailures(places, tests) : null
  const matches = { places, scores, heights: raise(found, floor.holders), share: floor.share }
  const heights = new Float32Array(catalogue.length).fill(Number.NaN)
  for (let at = 0; at < places.length; at += 1) heights[places[at] ?? 0] = matches.heights[at] ?? 0
  const { kept: passed, total, least } = keepAbove(matches, failures)
  const chosenFor = (name: FacetName) => failures && chooseFor(name, tests, failures)
  const count = countFacets(catalogue, matches, chosenFor, heights)
  return {
    passed,
    total,
    /** The same whatever the filters. */
    best: failures === null ? passed : keepAbove(matches, null).kept,
    isFound: (place: number) => (heights[place] ?? Number.NaN) >= least,
    passes: (place: number) => tests.every(([, test]) => test(place)),
    countFacets(also: readonly number[] = []) {
      const others = Uint32Array.from(also)
      const failing = findFailures(others, tests)
      return count(name => chooseFrom(others, chooseFor(name, tests, failing)))
    },
  }
}

/** Those that pass every filter and reach a share of the best of them. */
function keepAbove({ places, scores, heights, share }: Matches, failures: Int8Array | null) {
  const kept = { places: new Uint32Array(places.length), scores: new Float32Array(places.length) }
  let total = 0
  let least = Number.NaN
  for (let at = 0; at < places.length; at += 1) {
    if (failures !== null && failures[at] !== passesAll) continue
    const score = scores[at] ?? 0
    if (Number.isNaN(least)) least = share * score
    if ((heights[at] ?? 0) < least) continue
    kept.places[total] = places[at] ?? 0
    kept.scores[total] = score
    total += 1
  }
  return {
    kept: { places: kept.places.subarray(0, total), scores: kept.scores.subarray(0, total) },
    total,
    least,
  }
}

function chooseFrom(places: Uint32Array, chosen: Uint8Array): Uint32Array {
  return places.filter((_, at) => chosen[at] === 1)
}

function raise({ places, scores }: Found, holders: Uint8Array | null): Float32Array {
  if (holders === null) return scores
  return scores.map((score, at) => (holders[places[at] ?? 0] ? Number.POSITIVE_INFINITY : score))
}

type Tests = readonly [FilterName, Test][]

const passesAll = -1
const failsMany = -2

/** For each match, the number of the only test that it fails. */
function findFailures(places: Uint32Array, tests: Tests): Int8Array {
  const failures = new Int8Array(places.length).fill(passesAll)
  for (const [number, [, test]] of tests.entries())
    for (let at = 0; at < places.length; at += 1)
      if (!test(places[at] ?? 0)) failures[at] = failures[at] === passesAll ? number : failsMany
  return failures
}

function chooseFor(name: FacetName, tests: Tests, failures: Int8Array): Uint8Array {
  const own = tests.findIndex(([filter]) => filter === name)
  const isChosen = (failure: number) => failure === passesAll || (own >= 0 && failure === own)
  return Uint8Array.from(failures, failure => (isChosen(failure) ? 1 : 0))
}
