import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { said } from '#shared/messages/said.ts'
import type { Tried, TryStore } from './tries.ts'

export type Attempts = {
  /** Counts one attempt and refuses when the window is full. Counted before the outcome is known, so parallel guesses count too. */
  take: (key: string) => Promise<void>
  clear: (key: string) => Promise<void>
}

export function createAttempts(store: TryStore, clock: Clock, limit: number, windowMs: number): Attempts {
  async function take(key: string) {
    const left = await store.change(key, before => countOne(before, clock().getTime()))
    if (left > 0) throw tooMany(Math.ceil(left / 1000))
  }

  /** Setting the clock back does not prolong a window. */
  function countOne(before: Tried | undefined, now: number): { after: Tried; result: number } {
    const isOpen = before !== undefined && before.until > now
    const count = isOpen ? before.count : 0
    const until = isOpen ? Math.min(before.until, now + windowMs) : now + windowMs
    const isFull = count >= limit
    return {
      after: { count: isFull ? count : count + 1, until, seenAt: now, forgetAt: until },
      result: isFull ? until - now : 0,
    }
  }

  return { take, clear: store.clear }
}

function tooMany(seconds: number): AppError {
  const wait = said('triesInMinutes', { count: Math.ceil(seconds / 60) })
  return new AppError('rate_limited', wait, { retryAfter: seconds })
}
