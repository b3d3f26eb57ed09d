import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { said } from '#shared/messages/said.ts'

/**
 * Measured by the clock and by the time since the process started: setting the clock back must not prolong a window.
 */
type Window = { count: number; endsAt: number; endsAtLatest: number }

export type Attempts = {
  /** Counts one attempt and refuses when the window is full. Counted before the outcome is known, so parallel guesses count too. */
  take: (key: string) => void
  clear: (key: string) => void
}

export function createAttempts(limit: number, windowMs: number, clock: Clock, most = 50_000): Attempts {
  const windows = new Map<string, Window>()

  function take(key: string) {
    const now = clock().getTime()
    const open = windows.get(key)
    const left = open ? deriveLeft(open, now) : 0
    if (!open || left <= 0) {
      if (windows.size >= most) dropEnded(windows, now)
      windows.set(key, { count: 1, endsAt: now + windowMs, endsAtLatest: performance.now() + windowMs })
      return
    }
    if (open.count >= limit) throw tooMany(Math.ceil(left / 1000))
    open.count += 1
  }

  return { take, clear: key => windows.delete(key) }
}

function deriveLeft(window: Window, now: number): number {
  return Math.min(window.endsAt - now, window.endsAtLatest - performance.now())
}

function dropEnded(windows: Map<string, Window>, now: number) {
  for (const [key, window] of windows) if (deriveLeft(window, now) <= 0) windows.delete(key)
}

function tooMany(seconds: number): AppError {
  const wait = said('triesInMinutes', { count: Math.ceil(seconds / 60) })
  return new AppError('rate_limited', wait, { retryAfter: seconds })
}
