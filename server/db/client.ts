import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

/** The one dialect: a store takes a Database or a transaction of it and never asks which server is behind. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** How every connection is opened. */
export const options = { schema, casing: 'snake_case' } as const

export type ReadPool = () => { total: number; idle: number; waiting: number }

export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgresql'
  /** Of a pool of connections; the embedded database has none. */
  readPool?: ReadPool
  close: () => Promise<void>
}

export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

/** Any numbers will do, as long as nothing else in the database locks on them. */
const lockKeys = { migration: 7_216_834, 'first administrator': 7_216_835, filling: 7_216_836 }

/** Until this transaction ends, every other process that asks for the same lock waits. */
export async function takeAdvisoryLock(
  tx: Pick<Database, 'execute'>,
  purpose: keyof typeof lockKeys,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys[purpose]})`)
}
