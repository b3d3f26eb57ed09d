import { expect, it } from 'vitest'
import { isoDay } from '#shared/templates/dates.ts'
import { listWeeks, moveDay } from './move-day.ts'

const from = { year: 2026, month: 1, day: 31 }
const press = (key: string, shiftKey = false) => {
  const day = moveDay(from, { key, shiftKey })
  return day && isoDay(day)
}

it('keys walk by days, weeks, months and years, over the ends of months', () => {
  expect(press('ArrowLeft')).toBe('2026-01-30')
  expect(press('ArrowRight')).toBe('2026-02-01')
  expect(press('ArrowUp')).toBe('2026-01-24')
  expect(press('ArrowDown')).toBe('2026-02-07')
  expect(press('Home')).toBe('2026-01-25')
  expect(press('End')).toBe('2026-01-31')
  expect(press('PageUp')).toBe('2025-12-31')
  expect(press('PageDown')).toBe('2026-02-28')
  expect(press('PageDown', true)).toBe('2027-01-31')
  expect(press('PageUp', true)).toBe('2025-01-31')
  expect(press('a')).toBeUndefined()
})

it('a month is as many weeks as it needs, from Sunday', () => {
  const november = listWeeks({ year: 2026, month: 11 })
  expect(november).toHaveLength(5)
  expect(november[0]?.[0]).toEqual({ year: 2026, month: 11, day: 1 })
  expect(listWeeks({ year: 2026, month: 2 })).toHaveLength(4)
  expect(listWeeks({ year: 2026, month: 8 })).toHaveLength(6)
  expect(november.flat().filter(Boolean)).toHaveLength(30)
})
