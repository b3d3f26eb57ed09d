import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import * as schema from './schema.ts'

/** The one dialect: a store takes a Database or a transaction of it and never asks which server is behind. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgresql'
  close: () => Promise<void>
}

const options = { schema, casing: 'snake_case' } as const

export async function openDatabase(where: {
  DATA_DIR: string
  DATABASE_URL?: string
}): Promise<OpenDatabase> {
  if (where.DATABASE_URL) return openPostgres(where.DATABASE_URL)
  const folder = join(where.DATA_DIR, 'pglite')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return wrapPglite(await PGlite.create(folder))
}

export function wrapPglite(client: PGlite): OpenDatabase {
  return { db: drizzlePglite(client, options), kind: 'embedded', close: () => client.close() }
}

export function openPostgres(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 })
  // An idle connection that the server drops is replaced by the pool at the next query; unheard, it would end the process.
  pool.on('error', () => {})
  return { db: drizzlePg(pool, options), kind: 'postgresql', close: () => pool.end() }
}

export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

/** The name of the unique index that a write ran into, if that is what went wrong. */
export function readUniqueViolation(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505')
    return undefined
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : ''
}
