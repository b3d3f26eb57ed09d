import type { LimitationPeriod } from '#shared/contract/law.ts'
import { parseDay } from '#shared/templates/dates.ts'
import {
  computeLimitation,
  type Exclusion,
  type LimitationAnswer,
  type LimitationQuestion,
} from './limitation.ts'
import { grounds, type LimitationFind } from './limitation-find.ts'

export const mostExcluded = 20_000

export type Computed = { question: LimitationQuestion; answer: LimitationAnswer }

/** The computation that the address asks for; nothing until there is a period and a day it runs from. */
export function computeFind(
  period: LimitationPeriod | undefined,
  find: LimitationFind,
): Computed | undefined {
  const from = parseDay(find.from ?? '')
  if (!period || !from) return undefined
  const question = {
    duration: period.duration,
    from,
    renewedOn: parseDay(find.renewed ?? ''),
    exclusions: readExclusions(find),
  }
  return { question, answer: computeLimitation(question) }
}

export function readExclusions(find: LimitationFind): Exclusion[] {
  return grounds.flatMap(ground => {
    const days = readDays(find[ground])
    return days ? [{ ground, days }] : []
  })
}

/** A whole number of days; undefined for anything else, which the field then says. */
export function readDays(text: string | undefined): number | undefined {
  const typed = text?.trim() ?? ''
  return /^\d{1,5}$/.test(typed) && Number(typed) <= mostExcluded ? Number(typed) : undefined
}
