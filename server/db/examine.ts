import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Database } from './client.ts'
import { LockedError, takeLock } from './data-folder.ts'
import { loadLatestVersion, loadVersion } from './migrate.ts'
import { openDatabase } from './open-data.ts'

export type Examined =
  | { state: 'empty' }
  /** The embedded database is open in a running server. */
  | { state: 'in use' }
  | { state: 'open'; version: number; latest: number; clock: Date }

/** Looks at the database without changing it: nothing is made and nothing migrated. */
export async function examineDatabase(config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Examined> {
  if (config.DATABASE_URL) return examineOpened(config)
  if (!existsSync(join(config.DATA_DIR, 'pglite', 'PG_VERSION'))) return { state: 'empty' }
  try {
    const lock = takeLock(config.DATA_DIR)
    return await examineOpened(config).finally(() => lock.release())
  } catch (error) {
    if (error instanceof LockedError) return { state: 'in use' }
    throw error
  }
}

async function examineOpened(config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Examined> {
  const { db, close } = await openDatabase(config)
  try {
    if (!(await hasVersions(db))) return { state: 'empty' }
    const version = await loadVersion(db)
    return { state: 'open', version, latest: loadLatestVersion(), clock: await readClock(db) }
  } finally {
    await close()
  }
}

async function hasVersions(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select to_regclass('public.schema_version')::text as name`)
  const { rows } = found as unknown as { rows: { name: string | null }[] } // both drivers answer with rows
  return rows[0]?.name !== null
}

async function readClock(db: Database): Promise<Date> {
  const found = await db.execute(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8::text as time`,
  )
  const { rows } = found as unknown as { rows: { time: string }[] } // both drivers answer with rows
  return new Date(Number(rows[0]?.time))
}
