import '../lance/engine-settings.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { connect, Index, type Table } from '@lancedb/lancedb'
import { Field, FixedSizeList, Float32, Schema, Utf8 } from 'apache-arrow'
import { z } from 'zod'

export type MeaningRow = { id: string; hash: string; vector: number[] }

const tableName = 'meaning'

const meaningState = z.object({
  model: z.string(),
  dimensions: z.int().min(1),
  /** The edition of the library for which every judgment has its vectors. */
  edition: z.string().nullable(),
})
/** The model of the vectors and their length; both are the same for the whole table. */
export type MeaningState = z.infer<typeof meaningState>

export function loadState(folder: string): MeaningState | null {
  try {
    return meaningState.parse(JSON.parse(readFileSync(path.join(folder, 'meaning.json'), 'utf8')))
  } catch {
    // Missing or damaged: the vectors are made again.
    return null
  }
}

export async function writeState(folder: string, state: MeaningState) {
  const file = path.join(folder, 'meaning.json')
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

/** The vectors of that model, or null if there are none yet; those of another model are deleted. */
export async function openVectors(folder: string, model: string): Promise<Table | null> {
  const connection = await connect(folder)
  if (!(await connection.tableNames()).includes(tableName)) return null
  if (loadState(folder)?.model === model) return connection.openTable(tableName)
  await connection.dropTable(tableName)
  return null
}

export async function createVectors(folder: string, model: string, dimensions: number): Promise<Table> {
  const connection = await connect(folder)
  await writeState(folder, { model, dimensions, edition: null })
  const vector = new FixedSizeList(dimensions, new Field('item', new Float32(), true))
  return connection.createEmptyTable(
    tableName,
    new Schema([
      new Field('id', new Utf8(), false),
      new Field('hash', new Utf8(), false),
      new Field('vector', vector, false),
    ]),
  )
}

/** Which judgments have vectors, and the hash of the text. */
export async function loadHashes(table: Table): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for await (const batch of table.query().select(['id', 'hash']))
    for (const row of batch) if (row) hashes.set(row.id, row.hash)
  return hashes
}

export async function removeVectors(table: Table, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += 500) {
    const list = ids.slice(from, from + 500).map(id => `'${id.replaceAll("'", "''")}'`)
    await table.delete(`id IN (${list.join(', ')})`)
  }
}

/** Joins small writes. From this many vectors on, an index is faster than comparing each. */
export async function compactVectors(table: Table, indexFrom: number) {
  const indexed = (await table.listIndices()).some(index => index.columns.includes('vector'))
  if (!indexed && (await table.countRows()) >= indexFrom)
    await table.createIndex('vector', { config: Index.ivfPq({ distanceType: 'cosine' }) })
  await table.optimize({ cleanupOlderThan: new Date(Date.now() - 60_000) })
}

/** Judgments ordered by their nearest window. */
export async function findNearest(table: Table, vector: number[], limit: number): Promise<string[]> {
  const rows = await table
    .query()
    .nearestTo(vector)
    .distanceType('cosine')
    .refineFactor(2)
    .select(['id', '_distance'])
    .limit(limit * windowsLookedAt)
    .toArray()
  return [...new Set(rows.map(row => row.id as string))].slice(0, limit) // a column of our own table
}

const windowsLookedAt = 4
