import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const before = (seconds: number) => relativeTime(now - seconds * 1000, now)

describe('relative time', () => {
  it('is "just now" for less than a minute, and for a clock that runs ahead', () => {
    expect(before(0)).toBe('just now')
    expect(before(59)).toBe('just now')
    expect(before(-300)).toBe('just now')
  })

  it('counts minutes, hours, days and weeks, one of each in the singular', () => {
    expect(before(60)).toBe('1 minute ago')
    expect(before(59 * 60)).toBe('59 minutes ago')
    expect(before(3600)).toBe('1 hour ago')
    expect(before(23 * 3600)).toBe('23 hours ago')
    expect(before(24 * 3600)).toBe('1 day ago')
    expect(before(6 * 86400)).toBe('6 days ago')
    expect(before(7 * 86400)).toBe('1 week ago')
    expect(before(27 * 86400)).toBe('3 weeks ago')
  })

  it('is the long Indian date from 28 days on', () => {
    expect(before(28 * 86400)).toBe('23 October 2026')
  })
})
