import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from '#web/relative-time.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const seconds = (count: number) => formatRelativeTime(new Date(now.getTime() - count * 1000), now)
const minute = 60
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

describe('relative time', () => {
  it('is just now for a minute', () => {
    expect([seconds(0), seconds(59.999)]).toEqual(['just now', 'just now'])
  })

  it('counts minutes, hours, days and weeks, one in the singular', () => {
    expect([seconds(minute), seconds(2 * minute), seconds(hour - 1)]).toEqual([
      '1 minute ago',
      '2 minutes ago',
      '59 minutes ago',
    ])
    expect([seconds(hour), seconds(day - 1)]).toEqual(['1 hour ago', '23 hours ago'])
    expect([seconds(day), seconds(week - 1)]).toEqual(['1 day ago', '6 days ago'])
    expect([seconds(week), seconds(4 * week - 1)]).toEqual(['1 week ago', '3 weeks ago'])
  })

  it('is a long date from 28 days on', () => {
    expect(seconds(4 * week)).toBe('23 October 2026')
    expect(formatRelativeTime('2024-07-01T09:00:00.000Z', now)).toBe('1 July 2024')
  })

  it('takes a moment of a faster clock for now', () => {
    expect(seconds(-90)).toBe('just now')
  })
})
