import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { type FileLine, loadFileLines, restoreFileLine } from './backup-files.ts'
import type { Database } from './client.ts'
import { loadLatestVersion, loadVersion, migrate } from './migrate.ts'
import * as schema from './schema.ts'

const format = 'munshi-backup-1'
const batch = 500

export class BackupError extends Error {}

/** What is true of this moment and these servers only: no backup has it. */
const passing: PgTable[] = [schema.tries, schema.commonGround]

/** Every table that is kept, each after the tables it refers to. */
export function listTables(): string[] {
  const tables = Object.values(schema)
    .filter(value => is(value, PgTable))
    .filter(table => !passing.includes(table))
  const ordered = new Set<PgTable>()
  for (const table of tables) addAfterReferred(table, ordered)
  return [...ordered].map(table => getTableName(table))
}

function addAfterReferred(table: PgTable, ordered: Set<PgTable>) {
  for (const key of getTableConfig(table).foreignKeys) {
    const referred = key.reference().foreignTable
    if (referred !== table) addAfterReferred(referred, ordered)
  }
  ordered.add(table)
}

/**
 * Writes one consistent moment of the database, whichever server holds it, as gzipped JSON lines, and after it the files of `folder`
 * that its rows name: the database does not wait for those. The backup appears only when complete.
 */
export async function writeBackup(db: Database, file: string, folder: string): Promise<number> {
  const draft = `${file}.part`
  let rows = 0
  try {
    const keys = await db.transaction(
      async tx => {
        const lines = Readable.from(loadLines(tx, () => (rows += 1)))
        await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }))
        return listFileKeys(tx)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    const files = Readable.from(loadFileLines(folder, keys))
    await pipeline(files, createGzip({ level: 1 }), createWriteStream(draft, { flags: 'a' }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return rows
}

async function listFileKeys(tx: Pick<Database, 'execute'>): Promise<string[]> {
  const found = await tx.execute(sql`select key from annexure_files order by id`)
  const { rows } = found as unknown as { rows: { key: string }[] } // both drivers answer with rows
  return rows.map(row => row.key)
}

async function* loadLines(tx: Pick<Database, 'execute'>, count: () => void): AsyncGenerator<string> {
  yield `${JSON.stringify({ format, version: await loadVersion(tx), at: new Date().toISOString() })}\n`
  for (const table of listTables()) {
    // The place of a row in its table does not change within one transaction, and every table has it.
    let after = '(0,0)'
    for (;;) {
      const found = await tx.execute(
        sql`select ctid::text as place, row_to_json(t)::text as row from ${sql.identifier(table)} t where ctid > ${after}::tid order by ctid limit ${batch}`,
      )
      const { rows } = found as unknown as { rows: { place: string; row: string }[] } // both drivers answer with rows
      for (const { row } of rows) {
        count()
        yield `{"table":"${table}","row":${withhold(table, row)}}\n`
      }
      if (rows.length < batch) break
      after = rows.at(-1)?.place ?? after
    }
  }
}

const withheldLink = '[one-time link, not kept in backups: please ask for a new one]'

/** More people can read a backup than the database, so it leaves out links in mails that would open an account. */
function withhold(table: string, row: string): string {
  if (table !== getTableName(schema.outbox)) return row
  const mail = JSON.parse(row)
  const links = [mail.secret, mail.unsubscribe_url].filter(link => typeof link === 'string' && link !== '')
  const text = links.reduce((kept, link) => kept.replaceAll(link, withheldLink), String(mail.text))
  return JSON.stringify({ ...mail, text, secret: null, unsubscribe_url: null })
}

/**
 * Restores a backup into an empty database: first the schema as old as the backup, then its rows, then the newer
 * migrations.
 */
export async function loadBackup(db: Database, file: string, folder: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })[
    Symbol.asyncIterator
  ]()
  const version = parseHeader(
    await lines.next().then(
      first => first.value,
      () => undefined,
    ),
  )
  await migrate(db, version)
  await refuseFull(db)
  const rows = await db.transaction(async tx => {
    let count = 0
    for await (const line of { [Symbol.asyncIterator]: () => lines }) {
      const restored: object = JSON.parse(line)
      if ('file' in restored)
        await restoreFileLine(folder, restored as FileLine) // as loadFileLines wrote it
      else {
        await insertLine(tx, line)
        count += 1
      }
    }
    await continueNumbers(tx)
    return count
  })
  await migrate(db)
  return rows
}

function parseHeader(line: unknown): number {
  const header: unknown = typeof line === 'string' ? JSON.parse(line) : undefined
  if (!isHeader(header)) throw new BackupError('This file is not a Munshi backup.')
  if (header.version > loadLatestVersion())
    throw new BackupError('This backup was made by a newer Munshi than this one.')
  return header.version
}

function isHeader(value: unknown): value is { format: string; version: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === format &&
    'version' in value &&
    typeof value.version === 'number'
  )
}

async function refuseFull(db: Database) {
  for (const table of await listPresent(db)) {
    const found = await db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`)
    const { rows } = found as unknown as { rows: unknown[] } // both drivers answer with rows
    if (rows.length > 0)
      throw new BackupError('The database is not empty. Restore into an empty data folder or database.')
  }
}

async function listPresent(db: Pick<Database, 'execute'>): Promise<string[]> {
  const found = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const { rows } = found as unknown as { rows: { name: string }[] } // both drivers answer with rows
  const present = new Set(rows.map(row => row.name))
  return listTables().filter(table => present.has(table))
}

async function insertLine(tx: Pick<Database, 'execute'>, line: string) {
  const { table, row } = JSON.parse(line)
  if (!listTables().includes(table))
    throw new BackupError(`The backup has rows of an unknown table, ${table}.`)
  const name = sql.identifier(table)
  await tx.execute(
    sql`insert into ${name} overriding system value select * from json_populate_record(null::${name}, ${JSON.stringify(row)}::json)`,
  )
}

/** New rows get numbers after the restored ones. */
async function continueNumbers(tx: Pick<Database, 'execute'>) {
  const found = await tx.execute(
    sql`select table_name as name, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  )
  const { rows } = found as unknown as { rows: { name: string; column: string }[] } // both drivers answer with rows
  for (const { name, column } of rows) {
    const number = sql.identifier(column)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(max(${number}), 1), max(${number}) is not null) from ${sql.identifier(name)}`,
    )
  }
}
