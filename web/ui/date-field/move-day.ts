import { addDays, addMonths, type Day, daysIn, weekdayOf } from '#shared/templates/dates.ts'

type Key = { key: string; shiftKey: boolean }

/** The day that a key leads to in the calendar; undefined for other keys. */
export function moveDay(from: Day, { key, shiftKey }: Key): Day | undefined {
  const weekday = weekdayOf(from)
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1)
    case 'ArrowRight':
      return addDays(from, 1)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'Home':
      return addDays(from, -weekday)
    case 'End':
      return addDays(from, 6 - weekday)
    case 'PageUp':
      return addMonths(from, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(from, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

/** The weeks of a month, from Sunday; undefined where a day belongs to another month. */
export function listWeeks({ year, month }: Pick<Day, 'year' | 'month'>): (Day | undefined)[][] {
  const start = weekdayOf({ year, month, day: 1 })
  const days = daysIn(year, month)
  const weeks = Math.ceil((start + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - start + 1
      return day >= 1 && day <= days ? { year, month, day } : undefined
    }),
  )
}
