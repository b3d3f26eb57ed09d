import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { StartError } from '#server/lib/app-error.ts'
import type { Database } from './client.ts'
import { takeAdvisoryLock } from './client.ts'

const folder = join(import.meta.dirname, 'migrations')
export class NewerSchemaError extends StartError {}

/** The migrations this program knows, oldest first; a version is the time its migration was made. */
export function listMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder })
}

export function loadLatestVersion(): number {
  return listMigrations().at(-1)?.folderMillis ?? 0
}

/** Brings the database up to `target`, refusing one that a newer program has already changed. One transaction: all or nothing. */
export async function migrate(db: Database, target = loadLatestVersion()): Promise<void> {
  await db.transaction(async tx => {
    await takeAdvisoryLock(tx, 'migration')
    await tx.execute(
      sql`create table if not exists schema_version (version bigint primary key, applied_at timestamptz not null default now())`,
    )
    const current = await loadVersion(tx)
    if (current > loadLatestVersion()) throw newer(current)
    for (const migration of listMigrations()) {
      if (migration.folderMillis <= current || migration.folderMillis > target) continue
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into schema_version (version) values (${migration.folderMillis})`)
    }
  })
}

export async function loadVersion(db: Pick<Database, 'execute'>): Promise<number> {
  const result = await db.execute(sql`select coalesce(max(version), 0)::text as version from schema_version`)
  const { rows } = result as unknown as { rows: { version: string }[] } // both drivers answer with rows; the common type hides it
  return Number(rows[0]?.version ?? 0)
}

function newer(current: number): NewerSchemaError {
  const made = new Date(current).toISOString().slice(0, 10)
  return new NewerSchemaError(
    `The database was last changed by a newer Munshi (schema of ${made}) than this one (schema of ${new Date(loadLatestVersion()).toISOString().slice(0, 10)}). Start the newer version, or restore a backup made by this one.`,
  )
}
