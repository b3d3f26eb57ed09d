import { describe, expect, it } from 'vitest'
import { formatDayFromNow } from './WebinarCard.tsx'

describe('the date of a webinar', () => {
  const today = new Date(2026, 10, 28, 23, 30)
  it.each([
    [0, '28 November 2026'],
    [6, '4 December 2026'],
    [-28, '31 October 2026'],
    [40, '7 January 2027'],
  ])('%i days from today', (days, date) => {
    expect(formatDayFromNow(days, today)).toContain(date)
  })
})
