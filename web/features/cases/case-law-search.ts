import type { CaseCategory, SearchType } from '#shared/cases/judgment.ts'
import { anything, count, list, oneOf, type Param, type SearchOf, text } from '#web/search.ts'

/** The longest text that may stand in an address; whatever is longer is taken for somebody's brief. */
export const longestInAddress = 300
export const defaultType: SearchType = 'legal_issue'

/** Written out here: the contract brings its schema library with it, which no page needs. A test holds them together. */
export const categories: readonly CaseCategory[] = [
  ...(['Civil', 'Criminal', 'Constitutional', 'Corporate', 'Family'] as const),
  ...(['Property', 'Tax', 'Labour', 'Environmental', 'Consumer'] as const),
]
export const searchTypes: readonly SearchType[] = ['legal_issue', 'keyword', 'case_brief']

/**
 * `?q=bail&type=keyword&category=Criminal&court=A|B&section=IPC+302&from=2010&page=2`. A pasted brief or an uploaded
 * text never stands there: `recent` is the number of its entry in the recent searches.
 */
export const caseLawSearch = {
  q: text(longestInAddress),
  recent: count(undefined, { most: 2_147_483_647 }),
  type: oneOf(searchTypes, defaultType),
  category: oneOf([anything, ...categories], anything),
  ...{ court: list(), judge: list(), section: list() },
  ...{ from: year(), to: year() },
  page: pageUpTo(50),
}
export type CaseLawSearch = SearchOf<typeof caseLawSearch>

function year() {
  return count(undefined, { least: 1800, most: 2100 })
}

/** More pages than there are lead to the last. */
function pageUpTo(most: number): Param<number> {
  const page = count(1)
  return { plain: 1, read: given => Math.min(page.read(given), most) }
}
