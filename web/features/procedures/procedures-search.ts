import { purposes } from '#shared/procedures/purposes.ts'
import { anything, count, oneOf, type SearchOf, text, typed } from '#web/search.ts'

export const longestSearch = 200

/** Cards that the list begins with, and that each 'Show more' adds. */
export const cardsAtOnce = 24

/** `?search=bail&court=High+Court&purpose=Appeals&cards=48` */
export const proceduresSearch = {
  search: text(longestSearch),
  court: text(200, anything),
  purpose: oneOf([anything, ...purposes], anything),
  cards: count(cardsAtOnce, { most: 1000 }),
}
export type ProceduresView = SearchOf<typeof proceduresSearch>

export function isNarrowed({ search, court, purpose }: ProceduresView): boolean {
  return search !== '' || court !== anything || purpose !== anything
}

/** `?answer=district&dates=order.2026-01-10~copy.12`: the answer to its question, and the days typed. */
export const guideSearch = { answer: text(40), dates: typed(1500) }
export type GuideFind = SearchOf<typeof guideSearch>
