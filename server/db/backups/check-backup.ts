import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { BackupError, loadBackup } from '#server/db/backup.ts'
import { type Database, ping } from '#server/db/client.ts'
import { openScratch } from '#server/db/embedded.ts'

export type CheckedBackup = { rows: number; tables: number; files: number }

/**
 * Restores a backup into a database of its own, which is deleted afterwards, and compares it with the file: every table has
 * the rows that the file names, and every file of an annexure has its bytes. Throws a sentence about what differs.
 */
export async function checkBackup(file: string, scratch = tmpdir()): Promise<CheckedBackup> {
  const folder = await mkdtemp(join(scratch, 'munshi-rehearsal-'))
  try {
    const expected = await countLines(file)
    const opened = await openScratch(join(folder, 'pglite'))
    try {
      await loadBackup(opened.db, file, join(folder, 'annexures'))
      await compare(opened.db, expected)
      const files = await checkFiles(opened.db, join(folder, 'annexures'))
      await ping(opened.db)
      const rows = [...expected.values()].reduce((sum, count) => sum + count, 0)
      return { rows, tables: expected.size, files }
    } finally {
      await opened.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Rows by table, as the file has them. */
async function countLines(file: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const source = createReadStream(file).pipe(createGunzip())
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    const table = /^\{"table":"(\w+)"/.exec(line)?.[1]
    if (table) counts.set(table, (counts.get(table) ?? 0) + 1)
  }
  return counts
}

async function compare(db: Database, expected: ReadonlyMap<string, number>) {
  for (const [table, count] of expected) {
    const found = await db.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`)
    const { rows } = found as unknown as { rows: { count: number }[] } // both drivers answer with rows
    const restored = rows[0]?.count ?? 0
    if (restored !== count)
      throw new BackupError(`of ${count} rows of ${table} in the file, ${restored} were restored`)
  }
}

async function checkFiles(db: Database, folder: string): Promise<number> {
  const found = await db.execute(sql`select key, bytes from annexure_files order by id`)
  const { rows } = found as unknown as { rows: { key: string; bytes: number }[] } // both drivers answer with rows
  for (const { key, bytes } of rows) {
    const size = await stat(join(folder, key)).then(
      each => each.size,
      () => undefined,
    )
    if (size !== bytes)
      throw new BackupError(
        `the file ${key} of an annexure has ${size ?? 'no'} bytes in it, not ${bytes}. If it was deleted while the backup was made, the next backup is whole`,
      )
  }
  return rows.length
}
