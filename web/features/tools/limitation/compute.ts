import type { LimitationPeriod } from '#shared/contract/law.ts'
import {
  computeLimitation,
  type Exclusion,
  type ExclusionGround,
  exclusionGrounds,
  type LimitationAnswer,
  type LimitationQuestion,
} from '#shared/law/limitation.ts'
import { parseDay } from '#shared/templates/dates.ts'
import type { LimitationSearch } from '../tools-search.ts'

export const mostExcluded = 20_000
export const grounds = Object.keys(exclusionGrounds) as ExclusionGround[] // the keys of a const object

export type Computed = { question: LimitationQuestion; answer: LimitationAnswer }

/** The computation for the parameters of the address; undefined until there is a period and a starting day. */
export function computeFind(
  period: LimitationPeriod | undefined,
  find: LimitationSearch,
): Computed | undefined {
  const from = parseDay(find.from)
  if (!period || !from) return undefined
  const question = {
    duration: period.duration,
    from,
    renewedOn: parseDay(find.renewed),
    exclusions: parseExclusions(find),
    fromMonthEnd: period.fromMonthEnd,
  }
  return { question, answer: computeLimitation(question) }
}

export function parseExclusions(find: LimitationSearch): Exclusion[] {
  return grounds.flatMap(ground => {
    const days = parseDays(find[ground])
    return days ? [{ ground, days }] : []
  })
}

/** Parses a whole number of days; undefined for anything else, which the field reports. */
export function parseDays(text: string): number | undefined {
  const typed = text.trim()
  return /^\d{1,5}$/.test(typed) && Number(typed) <= mostExcluded ? Number(typed) : undefined
}
