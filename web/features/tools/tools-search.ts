import type { ExclusionGround } from '#shared/law/limitation.ts'
import { type SearchOf, typed } from '#web/search.ts'

// Kept as typed: the tools check their figures and report what is wrong.
const figure = typed(60)

/** `?amount=500000&rate=12&from=2023-01-10&to=2026-01-10&rest=yearly` */
export const interestSearch = { amount: figure, rate: figure, from: figure, to: figure, rest: figure }
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
