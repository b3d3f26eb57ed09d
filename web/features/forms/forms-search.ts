import { areas, categoryIdOf } from '#shared/areas.ts'
import { anything, count, type Param, type SearchOf, text } from '#web/search.ts'

export const longestSearch = 200

/** `?search=bail&category=2&court=High+Court&page=2`; the page may be past the last. */
export const formsSearch = {
  search: text(longestSearch),
  category: category(),
  court: text(200, anything),
  page: count(1),
}
export type FormsView = SearchOf<typeof formsSearch>

export function isNarrowed({ search, category, court }: FormsView): boolean {
  return search !== '' || category !== anything || court !== anything
}

/** A category's number or the name of its area; an unknown one means all. */
function category(): Param<string> {
  return { plain: anything, read: given => parseCategory(String(given).trim().toLowerCase()) }
}

function parseCategory(named: string): string {
  const area = areas.find(known => known === named) ?? areas[Number(named) - 1]
  return area ? String(categoryIdOf(area)) : anything
}
