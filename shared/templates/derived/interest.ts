import type { rests } from '#shared/form-parts.ts'
import { addMonths, type Day, daysBetween, isAfter } from '../dates.ts'
import { share, thousandths } from './exact.ts'

/** The months between two dates on which interest is added to the principal; 0 means never. */
export type Rest = (typeof rests)[number]
export const restMonths: Record<Rest, number> = {
  none: 0,
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
}

export type InterestQuestion = {
  /** In paise. */
  principal: number
  /** Per cent per year, with at most three decimals. */
  rate: number
  from: Day
  to: Day
  rest: Rest
}

/** One period between two rests, or the whole period when there are no rests. */
export type InterestRow = { from: Day; to: Day; days: number; principal: number; interest: number }
export type InterestAnswer = { rows: InterestRow[]; interest: number; total: number }

/**
 * Interest for the actual days in a year of 365 days, each period rounded to the paisa. The first day is
 * excluded, the last day is included.
 */
export function computeInterest(question: InterestQuestion): InterestAnswer {
  const { principal, rate, rest } = question
  const rows: InterestRow[] = []
  let due = principal
  for (const { from, to } of listStretches(question)) {
    const days = daysBetween(from, to)
    const interest = share(due, [thousandths(rate), days], 36_500_000)
    rows.push({ from, to, days, principal: due, interest })
    if (rest !== 'none') due += interest
  }
  const interest = rows.reduce((sum, row) => sum + row.interest, 0)
  return { rows, interest, total: principal + interest }
}

function listStretches({ from, to, rest }: InterestQuestion): { from: Day; to: Day }[] {
  if (!isAfter(to, from)) return []
  const step = restMonths[rest]
  if (step === 0) return [{ from, to }]
  const stretches: { from: Day; to: Day }[] = []
  let begin = from
  for (let n = 1; isAfter(to, begin); n += 1) {
    const rested = addMonths(from, step * n)
    const end = isAfter(rested, to) ? to : rested
    stretches.push({ from: begin, to: end })
    begin = end
  }
  return stretches
}
