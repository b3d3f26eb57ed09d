import {
  caseCategories,
  caseSorts,
  mostWithin,
  type SearchType,
  searchTypes,
} from '#shared/cases/search-choices.ts'
import { anything, count, list, oneOf, type Param, type SearchOf, text } from '#web/search.ts'

/** The longest text that is put into an address; a longer one is treated as a client's brief. */
export const longestInAddress = 300
export const defaultType: SearchType = 'legal_issue'

/**
 * `?q=bail&type=keyword&category=Criminal&court=A|B&section=IPC+302&from=2010&page=2`. A pasted brief or an uploaded
 * text never stands there: `recent` is the number of its entry in the recent searches.
 */
export const caseLawSearch = {
  q: text(longestInAddress),
  recent: count(undefined, { most: 2_147_483_647 }),
  /** The number of a saved search, for a text that must not stand here. */
  saved: count(undefined, { most: 2_147_483_647 }),
  type: oneOf(searchTypes, defaultType),
  category: oneOf([anything, ...caseCategories], anything),
  ...{ court: list(), judge: list(), section: list() },
  ...{ from: year(), to: year() },
  /** A bench of at least so many judges. */
  bench: count(undefined, { least: 2, most: 15 }),
  /** What the results are searched for. */
  within: list(mostWithin),
  sort: oneOf(caseSorts, 'relevance'),
  page: pageUpTo(50),
}
export type CaseLawSearch = SearchOf<typeof caseLawSearch>

function year() {
  return count(undefined, { least: 1800, most: 2100 })
}

/** A page number past the end means the last page. */
function pageUpTo(most: number): Param<number> {
  const page = count(1)
  return { plain: 1, read: given => Math.min(page.read(given), most) }
}
