import { setTimeout as sleepFor } from 'node:timers/promises'
import { said } from '#shared/messages/said.ts'
import { AppError } from './app-error.ts'
import { type Clock, minute, second } from './clock.ts'

type Rules = {
  /** Tries that cost nothing. */
  free: number
  /** The longest gap between two tries after that. */
  longestGap: number
}

type TryRecord = { tries: number; nextAt: number; seenAt: number }

export type Pace = {
  /** Counts one try. Waits here if the wait is short; else refuses, and the answer says how long to wait. */
  take: (key: string) => Promise<void>
  clear: (key: string) => void
}

const longestWait = 8 * second
const forgetAfter = 15 * minute
const most = 50_000

/** Slows down instead of locking out: after the free tries the gap between two tries doubles, starting at one second. Simultaneous tries wait one after the other. */
export function createPace(
  { free, longestGap }: Rules,
  clock: Clock,
  sleep: (ms: number) => Promise<unknown> = sleepFor,
): Pace {
  const records = new Map<string, TryRecord>()

  function find(key: string, now: number): TryRecord {
    const known = records.get(key)
    // After the clock was set back, a record from the future must not make anybody wait.
    const isFresh = known && now >= known.seenAt && now - known.seenAt < forgetAfter
    if (isFresh) return known
    if (records.size >= most) dropOld(records, now)
    const record = { tries: 0, nextAt: now, seenAt: now }
    records.set(key, record)
    return record
  }

  async function take(key: string) {
    const now = clock().getTime()
    const record = find(key, now)
    const startsAt = Math.max(now, record.nextAt)
    const wait = startsAt - now
    if (wait > longestWait) throw tooSoon(wait)
    record.tries += 1
    record.seenAt = now
    record.nextAt = startsAt + deriveGap(record.tries)
    if (wait > 0) await sleep(wait)
  }

  const deriveGap = (tries: number) =>
    tries < free ? 0 : Math.min(longestGap, second * 2 ** Math.min(tries - free, 20))

  return { take, clear: key => records.delete(key) }
}

function dropOld(records: Map<string, TryRecord>, now: number) {
  for (const [key, record] of records) if (now - record.seenAt >= forgetAfter) records.delete(key)
}

function tooSoon(wait: number): AppError {
  const seconds = Math.ceil(wait / second)
  const refusal =
    seconds < 90
      ? said('triesInSeconds', { count: seconds })
      : said('triesInMinutes', { count: Math.ceil(seconds / 60) })
  return new AppError('rate_limited', refusal, { retryAfter: seconds })
}
