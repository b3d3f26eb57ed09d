import { type SearchOf, text } from '#web/search.ts'

/** `?tab=users&status=pending&search=rao&sort=-lastLogin`: each tab reads what it knows. */
export const adminSearch = {
  tab: text(),
  status: text(),
  search: text(),
  sort: text(),
  by: text(),
  from: text(),
  until: text(),
}
export type AdminSearch = SearchOf<typeof adminSearch>
