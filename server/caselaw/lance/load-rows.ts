import type { Table } from '@lancedb/lancedb'
import type { TextRow } from './count-terms.ts'
import type { FactsRow } from './facts.ts'
import { isOneOf } from './table.ts'

/** All rows of a table, a part at a time. */
export async function* loadAllRows(table: Table): AsyncGenerator<FactsRow> {
  for await (const batch of table.query().select(['id', 'meta', 'rest']))
    for (const row of batch) if (row) yield { id: row.id, meta: row.meta, rest: row.rest }
}

/** Those of many, in the order of the table. */
export async function* chooseRows(table: Table, ids: ReadonlySet<string>): AsyncGenerator<FactsRow> {
  for await (const row of loadAllRows(table)) if (ids.has(row.id)) yield row
}

/** Those of a few, without a look at the others. */
export function loadRows(table: Table, ids: readonly string[]): AsyncGenerator<FactsRow> {
  return selectByIds<FactsRow>(table, ids, ['id', 'meta', 'rest'])
}

export function loadTexts(table: Table, ids: readonly string[]): AsyncGenerator<TextRow> {
  return selectByIds<TextRow>(table, ids, ['body'])
}

const idsAtOnce = 200

export async function* selectByIds<Row>(
  table: Table,
  ids: readonly string[],
  columns: string[],
): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const part = ids.slice(from, from + idsAtOnce)
    yield* (await table.query().where(isOneOf(part)).select(columns).toArray()) as Row[] // columns of our own table
  }
}
