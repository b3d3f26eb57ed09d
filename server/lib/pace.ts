import { setTimeout as sleepFor } from 'node:timers/promises'
import { said } from '#shared/messages/said.ts'
import { AppError } from './app-error.ts'
import { type Clock, minute, second } from './clock.ts'
import type { Tried, TryStore } from './tries.ts'

type Rules = {
  /** Tries that cost nothing. */
  free: number
  /** The longest gap between two tries after that. */
  longestGap: number
}

export type Pace = {
  /** Counts one try. Waits here if the wait is short; else refuses, and the answer says how long to wait. */
  take: (key: string) => Promise<void>
  clear: (key: string) => Promise<void>
}

const longestWait = 8 * second
const forgetAfter = 15 * minute

/** Slows down instead of locking out: after the free tries the gap between two tries doubles, starting at one second. Simultaneous tries wait one after the other. */
export function createPace(
  store: TryStore,
  clock: Clock,
  { free, longestGap }: Rules,
  sleep: (ms: number) => Promise<unknown> = sleepFor,
): Pace {
  async function take(key: string) {
    const wait = await store.change(key, before => countOne(before, clock().getTime()))
    if (wait > longestWait) throw tooSoon(wait)
    if (wait > 0) await sleep(wait)
  }

  function countOne(before: Tried | undefined, now: number): { after: Tried | undefined; result: number } {
    const known = isFresh(before, now) ? before : { count: 0, until: now }
    const startsAt = Math.max(now, known.until)
    const result = startsAt - now
    if (result > longestWait) return { after: before, result }
    const count = known.count + 1
    const until = startsAt + deriveGap(count)
    return { after: { count, until, seenAt: now, forgetAt: now + forgetAfter }, result }
  }

  const deriveGap = (tries: number) =>
    tries < free ? 0 : Math.min(longestGap, second * 2 ** Math.min(tries - free, 20))

  return { take, clear: store.clear }
}

/** After the clock was set back, a record from the future must not make anybody wait. */
function isFresh(known: Tried | undefined, now: number): known is Tried {
  return known !== undefined && now >= known.seenAt && now - known.seenAt < forgetAfter
}

function tooSoon(wait: number): AppError {
  const seconds = Math.ceil(wait / second)
  const refusal =
    seconds < 90
      ? said('triesInSeconds', { count: seconds })
      : said('triesInMinutes', { count: Math.ceil(seconds / 60) })
  return new AppError('rate_limited', refusal, { retryAfter: seconds })
}
