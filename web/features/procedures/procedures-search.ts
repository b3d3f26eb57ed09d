import { purposes } from '#shared/procedures/purposes.ts'
import { anything, oneOf, type SearchOf, text } from '#web/search.ts'

export const longestSearch = 200

/** `?search=bail&court=High+Court&purpose=Appeals` */
export const proceduresSearch = {
  search: text(longestSearch),
  court: text(200, anything),
  purpose: oneOf([anything, ...purposes], anything),
}
export type ProceduresView = SearchOf<typeof proceduresSearch>

export function isNarrowed({ search, court, purpose }: ProceduresView): boolean {
  return search !== '' || court !== anything || purpose !== anything
}
