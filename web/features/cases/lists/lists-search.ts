import { caseCategories } from '#shared/cases/search-choices.ts'
import { anything, count, oneOf, type SearchOf, text } from '#web/search.ts'

const listSorts = ['newest', 'oldest', 'cited'] as const

/** `?court=supreme-court-of-india&year=2019&bench=5&sort=cited&page=2` */
export const listsSearch = {
  court: text(),
  year: count(undefined, { least: 1800, most: 2100 }),
  category: oneOf([anything, ...caseCategories], anything),
  /** A bench of at least so many judges. */
  bench: count(undefined, { least: 2, most: 15 }),
  sort: oneOf(listSorts, 'newest'),
  page: count(1, { most: 50 }),
}
export type ListsView = SearchOf<typeof listsSearch>
