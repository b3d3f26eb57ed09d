import { type Connection, connect, Index, type Table } from '@lancedb/lancedb'
import { Binary, Field, Schema, Utf8 } from 'apache-arrow'
import type { Judgment } from '#shared/cases/judgment.ts'
import { type Row, writeRow } from './layout.ts'

const tableName = 'judgments'
const texts = ['id', 'title', 'citation', 'headnotes', 'sections', 'body', 'meta', 'rest'] as const
const searched: (keyof Row)[] = ['title', 'citation', 'headnotes', 'sections', 'body']

/** Words as they are: no stemming and no stop words, so that a quoted phrase means what it says. */
const fullText = () =>
  Index.fts({
    withPosition: true,
    stem: false,
    removeStopWords: false,
    lowercase: true,
    asciiFolding: true,
    maxTokenLength: 60,
  })

export async function openTable(folder: string): Promise<Table> {
  const connection = await connect(folder)
  return (await connection.tableNames()).includes(tableName)
    ? connection.openTable(tableName)
    : createTable(connection)
}

function createTable(connection: Connection): Promise<Table> {
  const fields = texts.map(name => new Field<Utf8 | Binary>(name, new Utf8(), false))
  return connection.createEmptyTable(
    tableName,
    new Schema([...fields, new Field('bigrams', new Binary(), false)]),
  )
}

/** Puts in what is new and replaces what has the same id, as one commit. */
export async function writeJudgments(table: Table, judgments: Judgment[]) {
  const latest = [...new Map(judgments.map(judgment => [judgment.id, judgment])).values()]
  if (latest.length === 0) return
  await table.mergeInsert('id').whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(latest.map(writeRow))
}

/** Brings the word lists up to date with the rows; what is already indexed is kept. */
export async function indexWords(table: Table) {
  const existing = new Set((await table.listIndices()).flatMap(index => index.columns))
  for (const column of searched)
    if (!existing.has(column)) await table.createIndex(column, { config: fullText() })
  if (!existing.has('id')) await table.createIndex('id', { config: Index.btree() })
  await table.optimize()
}
