import { hostname } from 'node:os'
import { and, eq, isNull, lt, lte, or } from 'drizzle-orm'
import { type Clock, deriveIndianDay, hour, minute } from '#server/lib/clock.ts'
import type { Database } from './client.ts'
import { dailyJobs } from './schema.ts'

/** A server that died while doing it leaves it to the others after this time. */
const claimedFor = 10 * minute
const renewEvery = 2 * minute
/** After a failure it is tried again, by whoever comes first. */
const triedAgainAfter = hour

/** Does what is to be done once a day, unless it is done or another server is at it. Whether it was done here and now. */
export async function doOncePerDay(
  db: Database,
  name: string,
  clock: Clock,
  work: () => Promise<void>,
): Promise<boolean> {
  const today = deriveIndianDay(clock())
  if (!(await claim(db, name, today, clock()))) return false
  const renewal = setInterval(() => void holdUntil(db, name, after(clock, claimedFor)), renewEvery).unref()
  try {
    await work()
  } catch (error) {
    await holdUntil(db, name, after(clock, triedAgainAfter))
    throw error
  } finally {
    clearInterval(renewal)
  }
  await db.update(dailyJobs).set({ doneOn: today, claimedUntil: null }).where(eq(dailyJobs.name, name))
  return true
}

/** One statement, so that of several servers one gets it. */
async function claim(db: Database, name: string, today: string, now: Date): Promise<boolean> {
  const claimedUntil = new Date(now.getTime() + claimedFor)
  const host = hostname()
  const isFree = or(isNull(dailyJobs.claimedUntil), lte(dailyJobs.claimedUntil, now))
  const claimed = await db
    .insert(dailyJobs)
    .values({ name, claimedUntil, host })
    .onConflictDoUpdate({
      target: dailyJobs.name,
      set: { claimedUntil, host },
      setWhere: and(lt(dailyJobs.doneOn, today), isFree),
    })
    .returning({ name: dailyJobs.name })
  return claimed.length > 0
}

/** A database that is away for a moment costs nothing but the renewal. */
async function holdUntil(db: Database, name: string, claimedUntil: Date) {
  await db
    .update(dailyJobs)
    .set({ claimedUntil })
    .where(eq(dailyJobs.name, name))
    .catch(() => {})
}

function after(clock: Clock, time: number): Date {
  return new Date(clock().getTime() + time)
}
