import type { CaseCategory, SearchType } from '#shared/cases/judgment.ts'
import type { CaseFilters, RecentSearch } from '#shared/contract/cases.ts'

/**
 * What the address says of a search: `?q=bail&type=keyword&category=Criminal&court=A|B&section=IPC+302&from=2010&page=2`.
 * A pasted brief or an uploaded text never stands there: `recent` is the number of its entry in the recent searches.
 */
export type CaseLawFind = Partial<Record<(typeof names)[number], string>>

const names = [
  ...(['q', 'recent', 'type', 'category'] as const),
  ...(['court', 'judge', 'section', 'from', 'to', 'page'] as const),
] as const

export const anything = 'all'
const defaultType: SearchType = 'legal_issue'
/** The longest text that may stand in an address; whatever is longer is taken for somebody's brief. */
export const longestInAddress = 300
const mostValues = 30
const mostPages = 50
const between = '|'

/** `page` counts the pages of the results, or how far the browse list has been opened. */
export type CaseLawView = {
  query: string
  recent: number | undefined
  searchType: SearchType
  category: CaseCategory | typeof anything
  courts: readonly string[]
  judges: readonly string[]
  sections: readonly string[]
  yearFrom: number | undefined
  yearTo: number | undefined
  page: number
}
type Narrowing = Pick<CaseLawView, 'courts' | 'judges' | 'sections' | 'yearFrom' | 'yearTo'>

export const noNarrowing: Narrowing = {
  courts: [],
  judges: [],
  sections: [],
  yearFrom: undefined,
  yearTo: undefined,
}
export const plainView: CaseLawView = {
  query: '',
  recent: undefined,
  searchType: defaultType,
  category: anything,
  ...noNarrowing,
  page: 1,
}

/** Written out here: the contract brings its schema library with it, which no page needs. A test holds them together. */
export const categories: readonly CaseCategory[] = [
  ...(['Civil', 'Criminal', 'Constitutional', 'Corporate', 'Family'] as const),
  ...(['Property', 'Tax', 'Labour', 'Environmental', 'Consumer'] as const),
]
export const searchTypes: readonly SearchType[] = ['legal_issue', 'keyword', 'case_brief']

export function readCaseLawFind(search: Record<string, unknown>): CaseLawFind {
  const given = names.flatMap(name => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  return Object.fromEntries(given)
}

/** An address is typed and mangled by people: what does not exist is left out. */
export function readCaseLawView(find: CaseLawFind): CaseLawView {
  const query = (find.q ?? '').trim().slice(0, longestInAddress)
  const [yearFrom, yearTo] = orderYears(readYear(find.from), readYear(find.to))
  const searchType = searchTypes.find(type => type === find.type) ?? defaultType
  return {
    query,
    recent: query ? undefined : readCount(find.recent, 2_147_483_647),
    searchType: query && searchType === 'case_brief' ? defaultType : searchType,
    category: categories.find(one => one.toLowerCase() === find.category?.trim().toLowerCase()) ?? anything,
    courts: readList(find.court),
    judges: readList(find.judge),
    sections: readList(find.section),
    yearFrom,
    yearTo,
    page: Math.min(readCount(find.page, Number.MAX_SAFE_INTEGER) ?? 1, mostPages),
  }
}

/** The address of a view: what is not narrowed is not named. Last guard: a long text stays out of it. */
export function writeCaseLawFind(view: CaseLawView): CaseLawFind {
  const hasQuery = view.query !== '' && !isPrivate(view.query, view.searchType)
  return {
    q: hasQuery ? view.query : undefined,
    recent: hasQuery ? undefined : view.recent?.toString(),
    type: view.searchType === defaultType ? undefined : view.searchType,
    category: view.category === anything ? undefined : view.category,
    court: writeList(view.courts),
    judge: writeList(view.judges),
    section: writeList(view.sections),
    from: view.yearFrom?.toString(),
    to: view.yearTo?.toString(),
    page: view.page === 1 ? undefined : view.page.toString(),
  }
}

/** A recent search, narrowed as it was: its words are asked for by its number. */
export function viewOfRecent({ id, searchType, category, filters }: RecentSearch): CaseLawView {
  const { courts = [], judges = [], sections = [], yearFrom, yearTo } = filters
  const narrowing = { courts, judges, sections, yearFrom, yearTo }
  return { ...plainView, recent: id, searchType, category: category ?? anything, ...narrowing }
}

/** Somebody's matter, not a question: it is kept out of the address, and so out of the browser's history. */
export function isPrivate(query: string, searchType: SearchType): boolean {
  return searchType === 'case_brief' || query.length > longestInAddress
}

export function isNarrowed({ courts, judges, sections, yearFrom, yearTo }: Narrowing): boolean {
  return courts.length + judges.length + sections.length > 0 || yearFrom !== undefined || yearTo !== undefined
}

/** The filters as the call takes them: what is not set is not sent. */
export function writeFilters({ courts, judges, sections, yearFrom, yearTo }: Narrowing): CaseFilters {
  return {
    ...(courts.length > 0 && { courts: [...courts] }),
    ...(judges.length > 0 && { judges: [...judges] }),
    ...(sections.length > 0 && { sections: [...sections] }),
    ...(yearFrom !== undefined && { yearFrom }),
    ...(yearTo !== undefined && { yearTo }),
  }
}

function readList(text = ''): string[] {
  const values = text.split(between).map(value => value.trim().slice(0, 200))
  return [...new Set(values.filter(value => value !== ''))].slice(0, mostValues)
}

function writeList(values: readonly string[]): string | undefined {
  return values.map(value => value.replaceAll(between, ' ')).join(between) || undefined
}

function readYear(text: string | undefined): number | undefined {
  const year = readCount(text, 2100)
  return year !== undefined && year >= 1800 ? year : undefined
}

function orderYears(from: number | undefined, to: number | undefined) {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
}

function readCount(text: string | undefined, most: number): number | undefined {
  const count = Number(text)
  return Number.isSafeInteger(count) && count > 0 && count <= most ? count : undefined
}
