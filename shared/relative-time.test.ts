import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const secondsAgo = (seconds: number) => relativeTime(now - seconds * 1000, now)

describe('relative time', () => {
  it('is "just now" for less than a minute, and for a clock that runs ahead', () => {
    expect(secondsAgo(0)).toBe('just now')
    expect(secondsAgo(59)).toBe('just now')
    expect(secondsAgo(-300)).toBe('just now')
  })

  it('counts minutes, hours, days and weeks, one of each in the singular', () => {
    expect(secondsAgo(60)).toBe('1 minute ago')
    expect(secondsAgo(59 * 60)).toBe('59 minutes ago')
    expect(secondsAgo(3600)).toBe('1 hour ago')
    expect(secondsAgo(23 * 3600)).toBe('23 hours ago')
    expect(secondsAgo(24 * 3600)).toBe('1 day ago')
    expect(secondsAgo(6 * 86400)).toBe('6 days ago')
    expect(secondsAgo(7 * 86400)).toBe('1 week ago')
    expect(secondsAgo(27 * 86400)).toBe('3 weeks ago')
  })

  it('is the long Indian date from 28 days on', () => {
    expect(secondsAgo(28 * 86400)).toBe('23 October 2026')
  })
})
