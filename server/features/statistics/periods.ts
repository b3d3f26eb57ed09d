import { day as dayLength } from '#server/lib/clock.ts'
import type { PeriodLength } from '#shared/contract/statistics.ts'

const shown: Record<PeriodLength, number> = { day: 30, week: 26, month: 12 }

/** The first days of the periods up to today, oldest first. Days are 'YYYY-MM-DD'. */
export function listPeriods(by: PeriodLength, today: string): string[] {
  const periods = [startOf(by, today)]
  while (periods.length < shown[by]) periods.unshift(startOf(by, dayBefore(periods[0] ?? today)))
  return periods
}

export function mondayOf(day: string): string {
  return startOf('week', day)
}

export function startOf(by: PeriodLength, day: string): string {
  if (by === 'day') return day
  if (by === 'month') return `${day.slice(0, 7)}-01`
  const date = new Date(day)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return toDay(date.getTime() - sinceMonday * dayLength)
}

function dayBefore(day: string): string {
  return toDay(new Date(day).getTime() - dayLength)
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
