import { courtSlug, judgeSlug } from '#shared/cases/list-address.ts'
import {
  type CaseBench,
  type CaseList,
  type CaseListQuery,
  type JudgeProfile,
  type ListedCase,
  listedPerPage,
} from '#shared/contract/case-lists.ts'
import type { LibraryFacts, Snapshot } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import type { Counts, KnownTest, SearchQuery, TextNode } from '../library/search-query.ts'
import { chooseSpellings, shortenJudge } from '../names/same-judge.ts'
import { presentReference } from './present-case.ts'

const mostAlike = 12
const mostTold = 12
const citedTold = 5

/** A list without words; null if the library has no such court or judge. */
export async function listCases(snapshot: Snapshot, asked: CaseListQuery): Promise<CaseList | null> {
  const { category, year, benchFrom, sort, page } = asked
  const tests = await findTests(snapshot, asked)
  if (tests === null) return null
  const filters = {
    ...(category ? { category } : {}),
    ...(year === undefined ? {} : { yearFrom: year, yearTo: year }),
    ...(benchFrom === undefined ? {} : { benchFrom }),
  }
  const size = page * listedPerPage
  const { entries, ...counts } = await search(snapshot, { text: allOf(tests), filters, order: sort, size })
  return { ...counts, cases: entries.slice(size - listedPerPage).map(presentListed) }
}

export async function describeCourt(snapshot: Snapshot, slug: string): Promise<CaseBench | null> {
  const courts = findCourts(snapshot.facts, slug)
  const [name] = courts
  return name === undefined ? null : describeBench(snapshot, name, { field: 'court', courts })
}

export async function describeJudge(snapshot: Snapshot, slug: string): Promise<JudgeProfile | null> {
  const { spellings, alike } = await findJudge(snapshot, slug)
  const [first] = spellings
  if (first === undefined) return null
  const bench = await describeBench(snapshot, first, { field: 'judge', judges: spellings })
  const ordered = sortByUse(spellings, bench.judges)
  const others = bench.judges.filter(({ value }) => !spellings.includes(value))
  return {
    ...bench,
    name: ordered[0] ?? first,
    judges: others,
    spellings: ordered,
    alike: alike.slice(0, mostAlike),
  }
}

/** One name for each judge that a text may mean. */
export async function findJudgesNamed(snapshot: Snapshot, text: string): Promise<string[]> {
  const [found = []] = (await snapshot.lookUp({ judges: [text] })).judges
  const told = new Set<string>()
  const names: string[] = []
  for (const name of found) {
    if (told.has(name)) continue
    for (const spelling of chooseSpellings(name, found)) told.add(spelling)
    names.push(name)
  }
  return names.slice(0, mostAlike)
}

async function describeBench(snapshot: Snapshot, name: string, test: KnownTest): Promise<CaseBench> {
  const query = { text: allOf([test]), filters: {}, order: 'cited', size: citedTold } as const
  const { entries, total, facets } = await search(snapshot, query)
  const { year, judge, court, section } = facets
  const years = year.map(({ value }) => Number(value))
  return {
    name,
    total,
    years: {
      from: years.length > 0 ? Math.min(...years) : null,
      to: years.length > 0 ? Math.max(...years) : null,
    },
    judges: judge.slice(0, mostTold),
    courts: court.slice(0, mostTold),
    // An Act alone says less than its sections.
    sections: section.filter(({ value }) => /\d/.test(value)).slice(0, mostTold),
    mostCited: entries.filter(({ citedByCount }) => citedByCount > 0).map(presentReference),
  }
}

type Searched = Counts & { entries: Entry[] }

async function search(snapshot: Snapshot, query: SearchQuery): Promise<Searched> {
  const { hits, complete } = await snapshot.search(query)
  const { count } = await complete([])
  return { entries: hits.map(({ entry }) => entry), ...(await count()) }
}

async function findTests(
  snapshot: Snapshot,
  { court, judge }: Pick<CaseListQuery, 'court' | 'judge'>,
): Promise<KnownTest[] | null> {
  const tests: KnownTest[] = []
  if (court !== undefined) {
    const courts = findCourts(snapshot.facts, court)
    if (courts.length === 0) return null
    tests.push({ field: 'court', courts })
  }
  if (judge !== undefined) {
    const { spellings } = await findJudge(snapshot, judge)
    if (spellings.length === 0) return null
    tests.push({ field: 'judge', judges: spellings })
  }
  return tests
}

function findCourts({ courts }: LibraryFacts, slug: string): string[] {
  return courts.flatMap(({ value }) => (courtSlug(value) === slug ? [value] : []))
}

async function findJudge(
  snapshot: Snapshot,
  slug: string,
): Promise<{ spellings: string[]; alike: string[] }> {
  const name = slug.replaceAll('-', ' ')
  const [found = []] = (await snapshot.lookUp({ judges: [shortenJudge(name)] })).judges
  // An address names somebody of the library, not everybody whose name begins so.
  if (!found.some(one => judgeSlug(one) === slug)) return { spellings: [], alike: [] }
  const spellings = chooseSpellings(name, found)
  return { spellings, alike: found.filter(one => !spellings.includes(one)) }
}

function sortByUse(spellings: readonly string[], used: CaseBench['judges']): string[] {
  const counts = new Map(used.map(({ value, count }) => [value, count]))
  return spellings.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
}

function allOf(tests: readonly KnownTest[]): TextNode | null {
  const nodes = tests.map((test): TextNode => ({ kind: 'known', test }))
  return nodes.length > 1 ? { kind: 'and', nodes } : (nodes[0] ?? null)
}

function presentListed(entry: Entry): ListedCase {
  return { ...presentReference(entry), judges: entry.bench }
}
