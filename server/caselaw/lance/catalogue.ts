import { type CaseFacets, type FacetName, facetNames } from '#shared/contract/cases.ts'
import { type LawSection, nameSection, parseSection } from '#shared/law/section.ts'
import type { Entry } from '../library/entry.ts'
import type { IndexFilters } from '../library/search-query.ts'
import { sectionToken } from '../text/section-token.ts'

/** An entry with its row number in the table and its place: its index in `entries`. */
export type PlacedEntry = Entry & { rowId: number; at: number }

/** The places of the entries with a section, and the section's position in the list of each. */
export type Holders = { places: number[]; ranks: number[] }

/** The entries of one edition, with look-up by id, table row, section and facet. */
export type Catalogue = {
  entries: PlacedEntry[]
  byId: (id: string) => PlacedEntry | undefined
  /** Changes row numbers of the table to places. */
  placesOf: (rowIds: BigUint64Array) => Uint32Array
  /** The values of each facet. Those of the entry at n are in `numbers`, from starts[n] to starts[n + 1]. */
  facets: Record<FacetName, Numbers>
  /** The entries with a section, by its token (section-token.ts). Computed at the first call. */
  holdersOf: (token: string) => Holders | undefined
  hasSection: (section: LawSection) => boolean
}

/** Counts of facet values, with the entries of these ids (see Completed in search-query.ts). */
export type CountFacets = (also?: readonly string[]) => CaseFacets

type Numbers = { values: string[]; starts: Uint32Array; numbers: Uint32Array }

export function buildCatalogue(entries: PlacedEntry[]): Catalogue {
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const facets = eachFacet(name => numberValues(entries, facetValues[name]))
  let sections: Map<string, Holders> | null = null
  const holdersOf = (token: string) => {
    sections ??= listHolders(entries)
    return sections.get(token)
  }
  return {
    entries,
    facets,
    placesOf: createPlaces(entries),
    byId: id => byId.get(id),
    holdersOf,
    hasSection: ({ act, section }) => holdersOf(sectionToken(act, section)) !== undefined,
  }
}

function listHolders(entries: readonly PlacedEntry[]): Map<string, Holders> {
  const held = new Map<string, Holders>()
  for (const { at, sections } of entries) {
    const tokens = new Set(sections.map(({ act, section }) => sectionToken(act, section)))
    for (const [rank, token] of [...tokens].entries()) {
      const holders = held.get(token) ?? { places: [], ranks: [] }
      holders.places.push(at)
      holders.ranks.push(rank)
      held.set(token, holders)
    }
  }
  return held
}

/** The upper 32 bits of a row number are the table fragment. Two 32-bit look-ups beat one of 64 bits. */
function createPlaces(entries: readonly PlacedEntry[]): Catalogue['placesOf'] {
  const fragments = new Map<number, number[]>()
  for (const { rowId, at } of entries) {
    const fragment = Math.floor(rowId / half)
    const own = fragments.get(fragment) ?? []
    own[rowId % half] = at
    fragments.set(fragment, own)
  }
  return rowIds => {
    const halves = new Uint32Array(rowIds.buffer, rowIds.byteOffset, rowIds.length * 2)
    const places = new Uint32Array(rowIds.length)
    for (let at = 0; at < places.length; at += 1)
      places[at] = fragments.get(halves[2 * at + 1] ?? 0)?.[halves[2 * at] ?? 0] ?? 0
    return places
  }
}

const half = 2 ** 32

function numberValues(entries: readonly PlacedEntry[], valuesOf: (entry: Entry) => string[]): Numbers {
  const known = new Map<string, number>()
  const starts = new Uint32Array(entries.length + 1)
  const numbers: number[] = []
  for (const entry of entries) {
    for (const value of valuesOf(entry)) {
      const number = known.get(value) ?? known.size
      known.set(value, number)
      numbers.push(number)
    }
    starts[entry.at + 1] = numbers.length
  }
  return { values: [...known.keys()], starts, numbers: Uint32Array.from(numbers) }
}

function eachFacet<T>(make: (name: FacetName) => T): Record<FacetName, T> {
  return {
    category: make('category'),
    court: make('court'),
    year: make('year'),
    judge: make('judge'),
    section: make('section'),
  }
}

type Test = (entry: Entry) => boolean
export type Related = (section: LawSection) => LawSection[]

const facetLimit = 30

/** One test for each kind of filter that is set. */
function makeTests(filters: IndexFilters, related: Related): Map<FacetName, Test> {
  const tests = new Map<FacetName, Test>()
  const { category, courts, judges, yearFrom, yearTo, sections } = filters
  if (category) tests.set('category', entry => entry.category === category)
  if (courts?.length) tests.set('court', entry => courts.includes(entry.court))
  if (judges?.length) tests.set('judge', entry => entry.bench.some(judge => judges.includes(judge)))
  if (yearFrom !== undefined || yearTo !== undefined)
    tests.set('year', ({ year }) => year !== null && year >= (yearFrom ?? year) && year <= (yearTo ?? year))
  if (sections?.length) {
    const wanted = new Set(sections.flatMap(value => filterTokens(value, related)))
    tests.set('section', entry => entrySectionTokens(entry).some(token => wanted.has(token)))
  }
  return tests
}

export function passesFilters(entry: Entry, filters: IndexFilters, related: Related): boolean {
  return [...makeTests(filters, related).values()].every(test => test(entry))
}

/** 'IPC' means the whole act. 'IPC 302' means that section and the same section in the old or new code. */
function filterTokens(value: string, related: Related): string[] {
  const { act, section } = parseSection(value)
  const also = section ? related({ act, section }) : []
  return [{ act, section }, ...also].map(reference => sectionToken(reference.act, reference.section))
}

function entrySectionTokens(entry: Entry): string[] {
  return entry.sections.flatMap(({ act, section }) => [sectionToken(act, ''), sectionToken(act, section)])
}

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
  const tests = [...makeTests(filters, related)]
  const counts = startCounts(catalogue)
  const passed = { places: new Uint32Array(places.length), scores: new Float32Array(places.length) }
  const heights = new Float32Array(catalogue.entries.length).fill(Number.NaN)
  let total = 0
  let least = Number.NaN
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    const failed = tests.length === 0 ? noTests : failedTests(tests, catalogue.entries[place])
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
  const isFound = (id: string) => (heights[catalogue.byId(id)?.at ?? -1] ?? Number.NaN) >= least
  return { passed, total, isFound, countFacets: finishCounts(catalogue, counts, heights) }
}

const noTests: FacetName[] = []

function failedTests(tests: readonly [FacetName, Test][], entry: Entry | undefined): FacetName[] {
  return tests.flatMap(([name, test]) => (entry && test(entry) ? [] : [name]))
}

/** For each value, its count and lowest accepted score. The first entry found with a value is its best. */
type Counts = { found: Uint32Array; least: Float32Array }
type Counted = { place: number; height: number; least: number }

function countOne({ starts, numbers }: Numbers, { place, height, least }: Counted, counts: Counts) {
  const end = starts[place + 1] ?? 0
  for (let at = starts[place] ?? 0; at < end; at += 1) {
    const number = numbers[at] ?? 0
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
  return (also = []) => {
    const places = also.flatMap(id => catalogue.byId(id)?.at ?? [])
    return eachFacet(name => {
      const facet = catalogue.facets[name]
      const own = addUncounted(places, { facet, counts: counts[name], heights })
      const used = [...own.keys()].filter(number => (own[number] ?? 0) > 0)
      const listed = used.map(number => ({ value: facet.values[number] ?? '', count: own[number] ?? 0 }))
      return sortCounts(listed).slice(0, name === 'year' ? 300 : facetLimit)
    })
  }
}

/** An `also` entry may be counted already. It is added only to values whose floor it did not reach. */
function addUncounted(
  places: readonly number[],
  { facet, counts, heights }: { facet: Numbers; counts: Counts; heights: Float32Array },
): Uint32Array {
  const own = counts.found.slice()
  for (const place of places)
    for (const number of facet.numbers.subarray(facet.starts[place], facet.starts[place + 1]))
      if (!((heights[place] ?? Number.NaN) >= (counts.least[number] ?? 0)))
        own[number] = (own[number] ?? 0) + 1
  return own
}

function sortCounts(counts: { value: string; count: number }[]) {
  return counts.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

const facetValues: Record<FacetName, (entry: Entry) => string[]> = {
  category: entry => (entry.category ? [entry.category] : []),
  court: entry => [entry.court],
  year: entry => (entry.year === null ? [] : [String(entry.year)]),
  judge: entry => entry.bench,
  section: entry => [...new Set(entry.sections.flatMap(one => [one.act, nameSection(one)]))],
}
