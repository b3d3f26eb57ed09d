import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The one dialect: a store takes a Database or a transaction of it and never asks which server is behind. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgresql'
  close: () => Promise<void>
}

export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}
