import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysIn,
  isAfter,
  weekdayOf,
} from '#shared/templates/dates.ts'

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
  /** Reckoned from the end of the month of that day, and so to the end of a month. */
  fromMonthEnd?: boolean | undefined
}

export type LimitationAnswer = {
  /** The day it was reckoned from: that of the question, the end of its month, or that of an acknowledgment. */
  from: Day

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

/**
 * The day from which it is reckoned is left out (s. 12(1)). A month is one of the British calendar (s. 24; General Clauses Act, 1897,
 * s. 3(35)): it ends on the day of the same number, or where the month has none, on its last day.
 */
export function computeLimitation(question: LimitationQuestion): LimitationAnswer {
  const { duration, renewedOn } = question
  const asked = question.fromMonthEnd ? monthEnd(question.from) : question.from
  const firstEnd = extend(asked, question, question.exclusions)
  const isRenewalLate = renewedOn !== undefined && isAfter(renewedOn, firstEnd.lastDay)
  const isRenewed = renewedOn !== undefined && !isRenewalLate
  const from = isRenewed ? renewedOn : asked
  const excluded = isRenewed ? [] : question.exclusions
  const span = isRenewed ? { duration } : question
  const { lastDay, pandemic } = extend(from, span, excluded)
  return {
    from,
    lastDay,
    ordinary: endOf(from, span),
    excluded,
    pandemic,
    isRenewalLate,
    endsOnSunday: weekdayOf(lastDay) === 0,
  }
}

type Span = Pick<LimitationQuestion, 'duration' | 'fromMonthEnd'>

function extend(from: Day, span: Span, excluded: readonly Exclusion[]) {
  const days = excluded.reduce((sum, exclusion) => sum + exclusion.days, 0)
  const lastDay = addDays(endOf(from, span), days)
  const suspended = leaveOutPandemic(from, lastDay)
  return suspended ? { lastDay: suspended, pandemic: true } : { lastDay, pandemic: false }
}

function endOf(from: Day, { duration, fromMonthEnd }: Span): Day {
  const end = addDuration(from, duration)
  return fromMonthEnd && /[YM]$/.test(duration) ? monthEnd(end) : end
}

/** Months that are reckoned from the end of one end at the end of one: from 28 February, two end on 30 April. */
export function monthEnd({ year, month }: Day): Day {
  return { year, month, day: daysIn(year, month) }
}

function addDuration(from: Day, duration: string): Day {
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
