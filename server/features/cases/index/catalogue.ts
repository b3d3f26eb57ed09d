import type { CaseFacets, FacetName } from '#shared/contract/cases.ts'
import type { IndexFilters } from './case-index.ts'
import type { JudgmentMeta } from './layout.ts'
import { sectionToken } from './section-token.ts'

/** A judgment without its text, as lists, filters and counts need it. */
export type Entry = JudgmentMeta & {
  id: string
  rowId: number
  /** Its place among the entries. */
  at: number
  hasFullText: boolean
}

export type Catalogue = {
  entries: Entry[]
  byRowId: (rowId: number) => Entry | undefined
  byId: (id: string) => Entry | undefined
  /** Every value of a facet, and for each entry, in their order, the numbers of its own: counting numbers is quick. */
  facets: Record<FacetName, { values: string[]; of: readonly (readonly number[])[] }>
}

export function buildCatalogue(entries: Entry[]): Catalogue {
  const byRowId = new Map(entries.map(entry => [entry.rowId, entry]))
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const facetOf = (name: FacetName) => numberValues(entries, facetValues[name])
  const facets = {
    category: facetOf('category'),
    court: facetOf('court'),
    year: facetOf('year'),
    judge: facetOf('judge'),
    section: facetOf('section'),
  }
  return { entries, facets, byRowId: rowId => byRowId.get(rowId), byId: id => byId.get(id) }
}

function numberValues(entries: readonly Entry[], valuesOf: (entry: Entry) => string[]) {
  const numbers = new Map<string, number>()
  const numberOf = (value: string) => {
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    return number
  }
  const of = entries.map(entry => valuesOf(entry).map(numberOf))
  return { values: [...numbers.keys()], of }
}

export function emptyFacets(): CaseFacets {
  return { category: [], court: [], year: [], judge: [], section: [] }
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
  const { act, section } = readSectionValue(value)
  const also = section ? related(act, section) : []
  return [{ act, section }, ...also].map(reference => sectionToken(reference.act, reference.section))
}

export function readSectionValue(value: string): { act: string; section: string } {
  const match = /^(.*\D)\s+((?:Order \d+[A-Z]? Rule )?\d\S*)$/.exec(value.trim())
  return match ? { act: match[1]?.trim() ?? '', section: match[2] ?? '' } : { act: value.trim(), section: '' }
}

function entrySectionTokens(entry: Entry): string[] {
  return entry.sections.flatMap(({ act, section }) => [sectionToken(act, ''), sectionToken(act, section)])
}

export type Found = { entry: Entry; score: number }

/** What passes the filters, and how the values are spread: the filter of a facet does not narrow that facet itself. */
export function filterAndCount(
  found: Found[],
  { filters, related, catalogue }: { filters: IndexFilters; related: Related; catalogue: Catalogue },
) {
  const tests = [...readTests(filters, related)]
  const counters = facetOrder.map(name => ({ name, count: createCounter(catalogue.facets[name]) }))
  const passed = found.filter(({ entry }) => {
    const failed = tests.length === 0 ? [] : tests.filter(([, test]) => !test(entry))
    if (failed.length > 1) return false
    const only = failed[0]?.[0]
    for (const { name, count } of counters) if (only === undefined || only === name) count.add(entry)
    return only === undefined
  })
  const top = (name: FacetName) =>
    counters.find(counter => counter.name === name)?.count.top(name === 'year' ? 300 : facetLimit) ?? []
  return {
    passed,
    facets: {
      category: top('category'),
      court: top('court'),
      year: top('year'),
      judge: top('judge'),
      section: top('section'),
    },
  }
}

/** The counts with some more judgments in them. */
export function countAlso(facets: CaseFacets, entries: readonly Entry[]): CaseFacets {
  const more = (name: FacetName) => {
    const counts = new Map(facets[name].map(({ value, count }) => [value, count]))
    for (const value of entries.flatMap(facetValues[name])) counts.set(value, (counts.get(value) ?? 0) + 1)
    return sortCounts([...counts].map(([value, count]) => ({ value, count })))
  }
  return {
    category: more('category'),
    court: more('court'),
    year: more('year'),
    judge: more('judge'),
    section: more('section'),
  }
}

function sortCounts(counts: { value: string; count: number }[]) {
  return counts.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

function createCounter({ values, of }: Catalogue['facets'][FacetName]) {
  const counts = new Uint32Array(values.length)
  return {
    add(entry: Entry) {
      for (const number of of[entry.at] ?? []) counts[number] = (counts[number] ?? 0) + 1
    },
    top(limit: number) {
      const numbers = [...counts.keys()].filter(number => (counts[number] ?? 0) > 0)
      return sortCounts(
        numbers.map(number => ({ value: values[number] ?? '', count: counts[number] ?? 0 })),
      ).slice(0, limit)
    },
  }
}

const facetOrder: FacetName[] = ['category', 'court', 'year', 'judge', 'section']

const facetValues: Record<FacetName, (entry: Entry) => string[]> = {
  category: entry => (entry.category ? [entry.category] : []),
  court: entry => [entry.court],
  year: entry => (entry.year === null ? [] : [String(entry.year)]),
  judge: entry => entry.bench,
  section: entry => [
    ...new Set(
      entry.sections.flatMap(({ act, section }) => [act, ...(section ? [`${act} ${section}`] : [])]),
    ),
  ],
}
