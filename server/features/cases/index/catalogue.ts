import { type FacetName, facetNames } from '#shared/contract/cases.ts'
import { nameSection, readSectionName } from '#shared/law/name-section.ts'
import type { CountFacets, Entry, IndexFilters } from './case-index.ts'
import { sectionToken } from './section-token.ts'

/** Where an entry stands: its row of the table, its place among the entries. */
export type PlacedEntry = Entry & { rowId: number; at: number }

/** A `Catalogue` that the numbers of the table find their way into. */
export type TableCatalogue = {
  entries: PlacedEntry[]
  byId: (id: string) => PlacedEntry | undefined
  /** The places of the entries in these rows of the table. */
  placesOf: (rowIds: BigUint64Array) => Uint32Array
  /** Every value of a facet, and the numbers of each entry's own: of the entry at n, from starts[n] to starts[n + 1]. */
  facets: Record<FacetName, FacetNumbers>
}

type FacetNumbers = { values: string[]; starts: Uint32Array; numbers: Uint32Array }

export function buildCatalogue(entries: PlacedEntry[]): TableCatalogue {
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const facets = eachFacet(name => numberValues(entries, facetValues[name]))
  return { entries, facets, placesOf: createPlaces(entries), byId: id => byId.get(id) }
}

/** A row's number has the fragment of the table in its upper half: looking up halves is quicker than whole numbers. */
function createPlaces(entries: readonly PlacedEntry[]): TableCatalogue['placesOf'] {
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

function numberValues(entries: readonly PlacedEntry[], valuesOf: (entry: Entry) => string[]): FacetNumbers {
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
type Related = (act: string, section: string) => { act: string; section: string }[]

const facetLimit = 30

/** One test for each kind of filter that is set. */
function readTests(filters: IndexFilters, related: Related): Map<FacetName, Test> {
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

/** Whether a judgment passes every filter. */
export function passesFilters(entry: Entry, filters: IndexFilters, related: Related): boolean {
  return [...readTests(filters, related).values()].every(test => test(entry))
}

/** 'IPC' stands for the whole act, 'IPC 302' for one section and for what it has become. */
function filterTokens(value: string, related: Related): string[] {
  const { act, section } = readSectionName(value)
  const also = section ? related(act, section) : []
  return [{ act, section }, ...also].map(reference => sectionToken(reference.act, reference.section))
}

function entrySectionTokens(entry: Entry): string[] {
  return entry.sections.flatMap(({ act, section }) => [sectionToken(act, ''), sectionToken(act, section)])
}

/** What was found, best first: the places of the entries, and their scores. Numbers only, for it may be the whole library. */
export type Found = { places: Uint32Array; scores: Float32Array }

type Filtering = { filters: IndexFilters; related: Related; catalogue: TableCatalogue }

/** What passes the filters, and how the values are spread: the filter of a facet does not narrow that facet itself. */
export function filterAndCount({ places, scores }: Found, { filters, related, catalogue }: Filtering) {
  const tests = [...readTests(filters, related)]
  const counts = startCounts(catalogue)
  const passed = { places: new Uint32Array(places.length), scores: new Float32Array(places.length) }
  let total = 0
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    const failed = tests.length === 0 ? noTests : failedTests(tests, catalogue.entries[place])
    if (failed.length > 1) continue
    for (const name of facetNames)
      if (failed.length === 0 || failed[0] === name) countOne(catalogue.facets[name], place, counts[name])
    if (failed.length > 0) continue
    passed.places[total] = place
    passed.scores[total] = scores[at] ?? 0
    total += 1
  }
  return { passed, total, countFacets: finishCounts(catalogue, counts) }
}

const noTests: FacetName[] = []

function failedTests(tests: readonly [FacetName, Test][], entry: Entry | undefined): FacetName[] {
  return tests.flatMap(([name, test]) => (entry && test(entry) ? [] : [name]))
}

function countOne({ starts, numbers }: FacetNumbers, place: number, counts: Uint32Array) {
  const end = starts[place + 1] ?? 0
  for (let at = starts[place] ?? 0; at < end; at += 1) {
    const number = numbers[at] ?? 0
    counts[number] = (counts[number] ?? 0) + 1
  }
}

type Counts = Record<FacetName, Uint32Array>

function startCounts({ facets }: TableCatalogue): Counts {
  return eachFacet(name => new Uint32Array(facets[name].values.length))
}

/** The list is cut at its end, so that whatever is counted in besides counts with all that was there. */
function finishCounts(catalogue: TableCatalogue, counts: Counts): CountFacets {
  return (also = []) => {
    const places = also.flatMap(id => catalogue.byId(id)?.at ?? [])
    return eachFacet(name => {
      const facet = catalogue.facets[name]
      const own = counts[name].slice()
      for (const place of places) countOne(facet, place, own)
      const used = [...own.keys()].filter(number => (own[number] ?? 0) > 0)
      const listed = used.map(number => ({ value: facet.values[number] ?? '', count: own[number] ?? 0 }))
      return sortCounts(listed).slice(0, name === 'year' ? 300 : facetLimit)
    })
  }
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
