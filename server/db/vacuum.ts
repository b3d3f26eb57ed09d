import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** Dead rows; with fewer than this a vacuum is not worth it. */
const fewDead = 500
const lookEvery = 20_000
/** Statements between two checks, besides the check itself, with which a database still counts as idle. */
const idleBelow = 5
/** After so many checks it vacuums although people are at work: it takes a second and blocks nobody for longer. */
const mostPatience = 15

type Look = { dead: number; live: number; transactions: number }

/**
 * The embedded database has no autovacuum process: without this, every save would leave its old text in the file for
 * ever.
 */
export function vacuumWhenIdle(db: Database, warn: (error: unknown) => void, every = lookEvery) {
  let before = 0
  let waited = 0
  let round = Promise.resolve()

  async function look() {
    const { dead, live, transactions } = await loadState(db)
    const isIdle = transactions - before < idleBelow
    before = transactions
    if (dead < fewDead || dead < live / 5) return
    waited += 1
    if (!isIdle && waited < mostPatience) return
    waited = 0
    await db.execute(sql`vacuum (analyze)`)
    await db.execute(sql`checkpoint`)
  }

  const timer = setInterval(() => {
    round = round.then(look).catch(warn)
  }, every).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return round
    },
  }
}

async function loadState(db: Database): Promise<Look> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const found = await db.execute(
    sql`select coalesce(sum(n_dead_tup), 0)::float8 as dead, coalesce(sum(n_live_tup), 0)::float8 as live,
        (select xact_commit from pg_stat_database where datname = current_database())::float8 as transactions
        from pg_stat_all_tables where schemaname in ('public', 'pg_toast')`,
  )
  const [look] = (found as unknown as { rows: Look[] }).rows // both drivers answer with rows
  if (!look) throw new Error('the database has no statistics')
  return look
}
