import { type Connection, connect, Index, type Table } from '@lancedb/lancedb'
import { Field, Schema, Utf8 } from 'apache-arrow'
import type { Judgment } from '#shared/cases/judgment.ts'
import { longestToken } from '../text/section-token.ts'
import { noteChanges } from './changes.ts'
import { type Row, writeRow } from './layout.ts'
import { replaceRows } from './pieces.ts'
import { loadPublished } from './published.ts'
import { listNeeded } from './remove-old-editions.ts'
import { forgetVersions } from './rewrite-table.ts'
import { appendNewWords } from './vocabulary.ts'

const tableName = 'judgments'
const texts = ['id', 'title', 'citation', 'headnotes', 'sections', 'body', 'meta', 'rest'] as const

/** Of names, whose words may be wrong by a letter. All else that is asked of texts stands in lists of our own (word-lists). */
const ofNames = () =>
  Index.fts({
    stem: false,
    removeStopWords: false,
    lowercase: true,
    asciiFolding: true,
    maxTokenLength: longestToken,
  })

export async function openTable(folder: string): Promise<Table> {
  const connection = await connect(folder)
  return (await connection.tableNames()).includes(tableName)
    ? connection.openTable(tableName)
    : createTable(connection)
}

function createTable(connection: Connection): Promise<Table> {
  const fields = texts.map(name => new Field(name, new Utf8(), false))
  return connection.createEmptyTable(tableName, new Schema(fields))
}

/** The table being written and the ids in it. Finding ids in the table would cost more with every batch. */
export type Writer = {
  folder: string
  table: Table
  ids: Set<string>
  /** Whether nothing before the published state is on the disk any more; null until that has been tried. */
  isFreed: boolean | null
}

export async function openWriter(folder: string): Promise<Writer> {
  const table = await openTable(folder)
  const columns = (await table.schema()).names.map(String)
  if (columns.includes(ofEarlierTables)) await table.dropColumns([ofEarlierTables])
  const answer = await table.query().select(['id']).toArrow()
  return { folder, table, ids: new Set(answer.getChild('id')?.toArray() ?? []), isFreed: null }
}

/** Adds judgments and replaces those with the same id. Readers see no change before the next publication. */
export async function writeJudgments(writer: Writer, judgments: readonly Judgment[]) {
  const latest = [...new Map(judgments.map(judgment => [judgment.id, judgment])).values()]
  if (latest.length === 0) return
  const ids = latest.map(({ id }) => id)
  await freeBefore(writer)
  await note(writer, ids)
  const rows = latest.map(writeRow)
  await appendNewWords(
    writer.folder,
    rows.map(({ body }) => body),
  )
  await putRows(writer, rows)
  for (const id of ids) writer.ids.add(id)
}

/** All at once or not at all: a writer that dies leaves of each judgment the text before or the new one. */
async function putRows({ table, ids }: Writer, rows: Row[]) {
  if (rows.some(({ id }) => ids.has(id))) await replaceRows(table, rows)
  else await table.add(rows)
}

export async function removeJudgments(writer: Writer, unwanted: readonly string[]) {
  await freeBefore(writer)
  await note(writer, unwanted)
  await removeRows(writer, unwanted)
}

/** Before the table has a second piece: then it costs nothing. */
async function freeBefore(writer: Writer) {
  if (writer.isFreed !== null) return
  const { folder, table } = writer
  const published = loadPublished(folder)?.version ?? 0
  const oldest = Math.min(...listNeeded(folder, published))
  writer.isFreed = await forgetVersions(table, { published, oldest })
}

async function note({ folder, ids }: Writer, changed: readonly string[]) {
  await noteChanges(folder, loadPublished(folder)?.version ?? 0, changed, ids)
}

async function removeRows({ table, ids }: Writer, unwanted: readonly string[]) {
  const known = unwanted.filter(id => ids.has(id))
  if (known.length === 0) return
  await table.delete(isOneOf(known))
  for (const id of unwanted) ids.delete(id)
}

/** A condition on rows. */
export function isOneOf(ids: readonly string[]): string {
  return `id IN (${ids.map(id => `'${id.replaceAll("'", "''")}'`).join(', ')})`
}

/**
 * Makes the indexes of titles and ids anew where rows are new: less than a second for 35,000 judgments. True if indexes of an
 * earlier version of the program were dropped.
 */
export async function indexWords(table: Table): Promise<boolean> {
  const indices = await table.listIndices()
  const isIndexed = (column: keyof Row) =>
    indices.some(({ columns, numUnindexedRows = 0 }) => columns.includes(column) && numUnindexedRows === 0)
  if (!isIndexed('title')) await table.createIndex('title', { config: ofNames() })
  if (!isIndexed('id')) await table.createIndex('id', { config: Index.btree() })
  const unused = indices.filter(({ columns }) => columns.some(column => ofEarlierVersions.includes(column)))
  for (const { name } of unused) await table.dropIndex(name)
  return unused.length > 0
}

/** Word pairs, which stand in files of their own now (word-lists). */
const ofEarlierTables = 'bigrams'

/** Words of these were asked of the engine before they stood in lists. */
const ofEarlierVersions = ['citation', 'headnotes', 'body']
