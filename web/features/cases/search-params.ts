import type { CaseCategory, CaseSort, SearchType } from '#shared/cases/search-choices.ts'
import type { CaseFilters } from '#shared/contract/cases.ts'
import type { RecentSearch } from '#shared/contract/recent-searches.ts'
import type { SavedSearch } from '#shared/contract/saved-searches.ts'
import { anything } from '#web/search.ts'
import { type CaseLawSearch, defaultType, longestInAddress } from './case-law-search.ts'

/** `page` counts the pages of the results, or how far the browse list has been opened. */
export type CaseLawView = {
  query: string
  recent: number | undefined
  saved: number | undefined
  searchType: SearchType
  category: CaseCategory | typeof anything
  courts: readonly string[]
  judges: readonly string[]
  sections: readonly string[]
  yearFrom: number | undefined
  yearTo: number | undefined
  benchFrom: number | undefined
  within: readonly string[]
  sort: CaseSort
  page: number
}
type Narrowing = Pick<
  CaseLawView,
  'courts' | 'judges' | 'sections' | 'yearFrom' | 'yearTo' | 'benchFrom' | 'within'
>

export const noNarrowing: Narrowing = {
  courts: [],
  judges: [],
  sections: [],
  yearFrom: undefined,
  yearTo: undefined,
  benchFrom: undefined,
  within: [],
}
/** Another search begins with all that it finds, best first. */
export const fromTheBeginning = { ...noNarrowing, sort: 'relevance', page: 1 } as const

export const plainView: CaseLawView = {
  query: '',
  recent: undefined,
  saved: undefined,
  searchType: defaultType,
  category: anything,
  ...fromTheBeginning,
}

/** Keeps combinations valid: a text or the number of a search, a first year before the last. */
export function deriveCaseLawView(find: CaseLawSearch): CaseLawView {
  const { q: query, type, category, court, judge, section, bench, within, sort, page } = find
  const [yearFrom, yearTo] = orderYears(find.from, find.to)
  return {
    query,
    recent: query ? undefined : find.recent,
    saved: query || find.recent !== undefined ? undefined : find.saved,
    searchType: query && type === 'case_brief' ? defaultType : type,
    ...{ category, courts: court, judges: judge, sections: section, yearFrom, yearTo },
    ...{ benchFrom: bench, within, sort, page },
  }
}

/** The address of a view. A long text is left out here too, as the last guard. */
export function writeCaseLawSearch(view: CaseLawView): CaseLawSearch {
  const { query, recent, saved, searchType, category, courts, judges, sections, yearFrom, yearTo } = view
  const { benchFrom, within, sort, page } = view
  const hasQuery = query !== '' && !isPrivate(query, searchType)
  return {
    q: hasQuery ? query : '',
    recent: hasQuery ? undefined : recent,
    saved: hasQuery || recent !== undefined ? undefined : saved,
    type: searchType,
    ...{ category, court: courts, judge: judges, section: sections, from: yearFrom, to: yearTo },
    ...{ bench: benchFrom, within, sort, page },
  }
}

/** A recent search with its filters: its text is fetched by its number. */
export function viewOfRecent({ id, searchType, category, filters }: RecentSearch): CaseLawView {
  return { ...plainView, recent: id, searchType, category: category ?? anything, ...readFilters(filters) }
}

/** A saved search with its filters. A private text is fetched by its number. */
export function viewOfSaved({ id, query, isCut, searchType, category, filters }: SavedSearch): CaseLawView {
  const asked = isCut || isPrivate(query, searchType) ? { saved: id } : { query }
  return { ...plainView, ...asked, searchType, category: category ?? anything, ...readFilters(filters) }
}

/** A client's matter rather than a question: kept out of the address, and so out of the browser's history. */
export function isPrivate(query: string, searchType: SearchType): boolean {
  return searchType === 'case_brief' || query.length > longestInAddress
}

export function isNarrowed(view: Narrowing): boolean {
  return Object.keys(writeFilters(view)).length > 0
}

function readFilters({
  courts = [],
  judges = [],
  sections = [],
  within = [],
  yearFrom,
  yearTo,
  benchFrom,
}: CaseFilters): Narrowing {
  return { courts, judges, sections, within, yearFrom, yearTo, benchFrom }
}

/** The filters as the call takes them; those not set are left out. */
export function writeFilters(narrowing: Narrowing): CaseFilters {
  const { courts, judges, sections, yearFrom, yearTo, benchFrom, within } = narrowing
  return {
    ...(courts.length > 0 && { courts: [...courts] }),
    ...(judges.length > 0 && { judges: [...judges] }),
    ...(sections.length > 0 && { sections: [...sections] }),
    ...(yearFrom !== undefined && { yearFrom }),
    ...(yearTo !== undefined && { yearTo }),
    ...(benchFrom !== undefined && { benchFrom }),
    ...(within.length > 0 && { within: [...within] }),
  }
}

function orderYears(from: number | undefined, to: number | undefined) {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
}
