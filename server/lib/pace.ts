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

type Runner = { tries: number; nextAt: number; seenAt: number }

export type Pace = {
  /** Counts one try, and waits its turn: a short wait is waited out here, a long one is refused with its length. */
  take: (key: string) => Promise<void>
  clear: (key: string) => void
}

const longestWait = 8 * second
const forgetAfter = 15 * minute
const most = 50_000

/** Slows down instead of locking out: after the free tries the gap between two doubles from a second up. Tries at once queue behind each other. */
export function createPace(
  { free, longestGap }: Rules,
  clock: Clock,
  sleep: (ms: number) => Promise<unknown> = sleepFor,
): Pace {
  const runners = new Map<string, Runner>()

  function find(key: string, now: number): Runner {
    const known = runners.get(key)
    // A clock set back must not make anybody wait for a time long past.
    const isFresh = known && now >= known.seenAt && now - known.seenAt < forgetAfter
    if (isFresh) return known
    if (runners.size >= most) dropOld(runners, now)
    const runner = { tries: 0, nextAt: now, seenAt: now }
    runners.set(key, runner)
    return runner
  }

  async function take(key: string) {
    const now = clock().getTime()
    const runner = find(key, now)
    const startsAt = Math.max(now, runner.nextAt)
    const wait = startsAt - now
    if (wait > longestWait) throw tooSoon(wait)
    runner.tries += 1
    runner.seenAt = now
    runner.nextAt = startsAt + readGap(runner.tries)
    if (wait > 0) await sleep(wait)
  }

  const readGap = (tries: number) =>
    tries < free ? 0 : Math.min(longestGap, second * 2 ** Math.min(tries - free, 20))

  return { take, clear: key => runners.delete(key) }
}

function dropOld(runners: Map<string, Runner>, now: number) {
  for (const [key, runner] of runners) if (now - runner.seenAt >= forgetAfter) runners.delete(key)
}

function tooSoon(wait: number): AppError {
  const seconds = Math.ceil(wait / second)
  const refusal =
    seconds < 90
      ? said('triesInSeconds', { count: seconds })
      : said('triesInMinutes', { count: Math.ceil(seconds / 60) })
  return new AppError('rate_limited', refusal, { retryAfter: seconds })
}
