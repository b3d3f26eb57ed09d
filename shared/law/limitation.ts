import { addDays, addMonths, type Day, daysBetween, isAfter, weekdayOf } from '#shared/templates/dates.ts'

/** Time that the law leaves out of the count, each ground with its provision. */
export const exclusionGrounds = {
  copy: 'Limitation Act, 1963, s. 12(2), (3)',
  forum: 'Limitation Act, 1963, s. 14',
  stay: 'Limitation Act, 1963, s. 15(1)',
  notice: 'Limitation Act, 1963, s. 15(2)',
  absence: 'Limitation Act, 1963, s. 15(5)',
  mediation: 'Commercial Courts Act, 2015, s. 12A(3)',
} as const
export type ExclusionGround = keyof typeof exclusionGrounds
export type Exclusion = { ground: ExclusionGround; days: number }

export type LimitationQuestion = {
  /** ISO 8601: 'P3Y'. */
  duration: string
  /** The day the period is reckoned from. */
  from: Day
  /** An acknowledgment in writing or a part-payment (ss. 18 and 19): the whole period runs anew. */
  renewedOn?: Day | undefined
  exclusions: readonly Exclusion[]
}

export type LimitationAnswer = {
  /** The last day on which one may still file. */
  lastDay: Day
  /** Where it ended before anything was left out of the count. */
  ordinary: Day
  /** What was left out of the count. What lay before an acknowledgment is spent: only whether it came in time depended on it. */
  excluded: readonly Exclusion[]
  /** Whether the time from 15 March 2020 to 28 February 2022 changed it. */
  pandemic: boolean
  /** An acknowledgment after the time was over revives nothing (s. 18(1)). */
  isRenewalLate: boolean
  /** Courts are closed on Sundays: the paper may be filed on the day the court reopens (s. 4). */
  endsOnSunday: boolean
}

/** The day from which it is reckoned is left out (s. 12(1)); months and years are those of the calendar (s. 24). */
export function computeLimitation(question: LimitationQuestion): LimitationAnswer {
  const { duration, renewedOn } = question
  const firstEnd = extend(question.from, duration, question.exclusions)
  const isRenewalLate = renewedOn !== undefined && isAfter(renewedOn, firstEnd.lastDay)
  const isRenewed = renewedOn !== undefined && !isRenewalLate
  const from = isRenewed ? renewedOn : question.from
  const excluded = isRenewed ? [] : question.exclusions
  const { lastDay, pandemic } = extend(from, duration, excluded)
  return {
    lastDay,
    ordinary: endOf(from, duration),
    excluded,
    pandemic,
    isRenewalLate,
    endsOnSunday: weekdayOf(lastDay) === 0,
  }
}

function extend(from: Day, duration: string, excluded: readonly Exclusion[]) {
  const days = excluded.reduce((sum, exclusion) => sum + exclusion.days, 0)
  const lastDay = addDays(endOf(from, duration), days)
  const suspended = leaveOutPandemic(from, lastDay)
  return suspended ? { lastDay: suspended, pandemic: true } : { lastDay, pandemic: false }
}

function endOf(from: Day, duration: string): Day {
  const [, count = '0', unit] = /^P(\d+)([YMWD])$/.exec(duration) ?? []
  const number = Number(count)
  if (unit === 'Y') return addMonths(from, number * 12)
  if (unit === 'M') return addMonths(from, number)
  return addDays(from, unit === 'W' ? number * 7 : number)
}

const suspensionBegan: Day = { year: 2020, month: 3, day: 15 }
const suspensionEnded: Day = { year: 2022, month: 2, day: 28 }
const resumed: Day = { year: 2022, month: 3, day: 1 }

/**
 * In Re: Cognizance for Extension of Limitation, order of 10 January 2022 in M.A. 21 of 2022, SMW(C) 3 of 2020: the time from
 * 15 March 2020 to 28 February 2022 is left out; what would have ended in it ends ninety days from 1 March 2022, or when the
 * balance left is over, if that is later.
 */
function leaveOutPandemic(from: Day, lastDay: Day): Day | undefined {
  if (isAfter(suspensionBegan, lastDay) || isAfter(from, suspensionEnded)) return undefined
  const firstLost = isAfter(suspensionBegan, addDays(from, 1)) ? suspensionBegan : addDays(from, 1)
  const moved = addDays(lastDay, Math.max(0, daysBetween(firstLost, suspensionEnded) + 1))
  if (isAfter(lastDay, suspensionEnded)) return moved
  const ninetyDays = addDays(resumed, 90)
  return isAfter(moved, ninetyDays) ? moved : ninetyDays
}
