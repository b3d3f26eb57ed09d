import type { Table } from '@lancedb/lancedb'

/** The engine keeps each batch of rows as a piece of its own. So many of about the same size are put together. */
const together = 8
/** Pieces of so many judgments stay as they are, until the table is written again (rewrite-table.ts). */
const long = 512
/** Of so much at once, which has to fit into memory. */
const most = { rows: 2048, bytes: 16 * 2 ** 20 }
/** Moving a judgment costs about as much as the engine takes for so many when it writes the whole table. */
const dearer = 2

/** The row numbers of a piece. */
export type Piece = bigint[]

/**
 * Puts small pieces together, so that there are never many, and each judgment is moved a few times at most. The engine's own
 * call for that writes the whole table; here rows are replaced by themselves, which takes them out of their pieces and
 * into a new one, all at once or not at all. A piece without rows is none.
 */
export async function joinPieces(table: Table, lists: readonly Piece[][]) {
  for (const pieces of lists) await join(table, pieces)
}

/** The lists of small pieces that are to be put together, and whether writing the whole table would be less work. */
export async function planPieces(table: Table): Promise<{ lists: Piece[][]; isDear: boolean }> {
  const pieces = await listPieces(table)
  const lists = choosePieces(pieces)
  return { lists, isDear: dearer * countRows(lists.flat()) > countRows(pieces) }
}

function countRows(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

/** Replaces rows by themselves. */
export async function moveRows(table: Table, rowIds: readonly bigint[]) {
  await replaceRows(table, await readRows(table, rowIds))
}

export async function listRowIds(table: Table): Promise<BigUint64Array> {
  const answer = await table.query().select(['_rowid']).withRowId().toArrow()
  // Arrow gives this column as this array.
  return (answer.getChild('_rowid')?.toArray() ?? new BigUint64Array()) as BigUint64Array
}

/** The upper 32 bits of a row number are its piece. */
async function listPieces(table: Table): Promise<Piece[]> {
  const pieces = new Map<bigint, Piece>()
  for (const rowId of await listRowIds(table)) {
    const piece = pieces.get(rowId >> 32n)
    if (piece) piece.push(rowId)
    else pieces.set(rowId >> 32n, [rowId])
  }
  return [...pieces.values()]
}

/** Those of each size, where there are enough of them: each list is put together. */
export function choosePieces<Sized extends { length: number }>(pieces: readonly Sized[]): Sized[][] {
  const bySize = Map.groupBy(
    pieces.filter(({ length }) => length < long),
    ({ length }) => Math.floor(Math.log2(length) / Math.log2(together)),
  )
  return [...bySize.values()].filter(some => some.length >= together).flatMap(divide)
}

function divide<Sized extends { length: number }>(pieces: readonly Sized[]): Sized[][] {
  const lists: Sized[][] = []
  let rows = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    rows += piece.length
    if (rows > most.rows) {
      lists.push([])
      rows = piece.length
    }
    lists.at(-1)?.push(piece)
  }
  return lists.filter(list => list.length > 1)
}

/** Long texts are put together with fewer others. */
async function join(table: Table, pieces: readonly Piece[]) {
  let waiting: Rows[] = []
  let bytes = 0
  const write = async () => {
    const [first, ...others] = waiting
    if (first && others.length > 0) await replaceRows(table, first.concat(...others))
    waiting = []
    bytes = 0
  }
  for (const piece of pieces) {
    const rows = await readRows(table, piece)
    waiting.push(rows)
    bytes += rows.data.reduce((sum, { byteLength }) => sum + byteLength, 0)
    if (bytes > most.bytes) await write()
  }
  await write()
}

type Rows = Awaited<ReturnType<typeof readRows>>

function readRows(table: Table, rowIds: readonly bigint[]) {
  return table.takeRowIds(rowIds).toArrow()
}

/** Those that are there, each by the one with its id, and adds the others: in one step. */
export async function replaceRows(table: Table, rows: Parameters<Table['add']>[0]) {
  // With the index of ids the engine also reads the texts of all rows that are not in it yet.
  const merging = table.mergeInsert('id').useIndex(false)
  await merging.whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(rows)
}
