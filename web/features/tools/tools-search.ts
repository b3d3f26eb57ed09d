import type { ExclusionGround } from '#shared/law/limitation.ts'
import { type SearchOf, typed } from '#web/search.ts'

// Kept as typed: the tools check their figures and report what is wrong.
const figure = typed(60)

/** `?amount=500000&rate=18&from=2023-01-10&to=2026-01-10&rest=none&under=ni-80` */
export const interestSearch = {
  ...{ amount: figure, rate: figure, from: figure, to: figure, rest: figure, under: figure },
}
export type InterestSearch = SearchOf<typeof interestSearch>

/** `?proceeding=consumer&amount=1200000` */
export const courtFeeSearch = { proceeding: figure, amount: figure }
export type CourtFeeSearch = SearchOf<typeof courtFeeSearch>

/** `?period=article-113&from=2023-01-10&notice=60` */
export const limitationSearch = {
  ...{ period: figure, from: figure, renewed: figure },
  ...{ copy: figure, forum: figure, stay: figure, notice: figure, absence: figure, mediation: figure },
} satisfies Record<ExclusionGround | 'period' | 'from' | 'renewed', typeof figure>
export type LimitationSearch = SearchOf<typeof limitationSearch>
