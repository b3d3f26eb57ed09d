import { setImmediate } from 'node:timers/promises'
import type { Table } from '@lancedb/lancedb'
import { selectByIds } from '../load-rows.ts'
import { packPairsOf } from '../packed-pairs.ts'
import { createBuilder, type TextsOfRow } from './build-lists.ts'
import type { WordLists } from './encode-lists.ts'
import { joinWordLists } from './join-lists.ts'
import { type ListsFile, listsName, loadHead, openLists, removeLists, writeLists } from './lists-file.ts'
import { openPairs, writePairs } from './pairs-file.ts'

/** Lists of so many judgments fit into memory while they are made; with positions, 30 KB of each. */
const rowsAtOnce = 5000
/** Lists of so many are not put together with others. */
const mostRows = 100_000
/** Lists are written again with the newer ones when they have less than this many times their judgments. */
const muchLonger = 3

/**
 * Adds lists of the words of these rows. Only as much is written as is new, now and then together with what is not much
 * longer. Who was replaced stays in the older lists: the newest say what is true (place-lists.ts).
 */
export async function addLists(
  folder: string,
  known: readonly ListsFile[],
  { version, rows }: { version: number; rows: AsyncIterable<TextsOfRow> },
): Promise<ListsFile[]> {
  const files = [...known]
  /** Nobody else reads what this call has written. */
  const ownNames = new Set<string>()
  let number = 0
  let builder = createBuilder()
  let pairs: Uint8Array[] = []
  const write = async () => {
    if (builder.size() === 0) return
    let lists = builder.build()
    let size = builder.size()
    builder = createBuilder()
    const fresh = pairs
    pairs = []
    const again: ListsFile[] = []
    for (
      let last = files.at(-1);
      last && last.rows < muchLonger * size && last.rows + size <= mostRows;
      last = files.at(-1)
    ) {
      size += last.rows
      again.unshift(last)
      files.pop()
    }
    const opened = again.map(file => openWhole(folder, file))
    if (opened.length > 0) lists = joinWordLists([...opened.map(({ lists }) => lists), lists])
    const name = listsName(version, number)
    number += 1
    await writeLists(folder, name, lists)
    await writePairs(folder, name, inTurn([...opened.map(({ pairs }) => pairs), fresh]))
    for (const { close } of opened) close()
    for (const { name } of again) if (ownNames.has(name)) removeLists(folder, name)
    ownNames.add(name)
    files.push({ name, rows: size })
  }
  for await (const row of rows) {
    builder.add(row)
    pairs.push(packPairsOf(row.body))
    // A judgment takes two milliseconds. The server can answer other requests in between.
    await setImmediate()
    if (builder.size() === rowsAtOnce) await write()
  }
  await write()
  return files
}

type Whole = { lists: WordLists; pairs: Iterable<Uint8Array>; close: () => void }

function openWhole(folder: string, { name, rows }: ListsFile): Whole {
  const { buckets, ...head } = loadHead(folder, name)
  const lists = openLists(folder, name, buckets)
  const pairs = openPairs(folder, name, rows)
  if (!pairs) throw new Error(`the pairs of ${name} have not been made`)
  const close = () => {
    lists.close()
    pairs.close()
  }
  return { lists: { ...head, lists: lists.all() }, pairs: pairs.all(), close }
}

function* inTurn(pairs: readonly Iterable<Uint8Array>[]): Generator<Uint8Array> {
  for (const some of pairs) yield* some
}

const columns = ['id', 'title', 'citation', 'headnotes', 'body']

/** All rows of a table, a part at a time, or those of many. */
export async function* loadTextsOfRows(
  table: Table,
  isWanted: (id: string) => boolean,
): AsyncGenerator<TextsOfRow> {
  for await (const batch of table.query().select(columns))
    for (const row of batch) if (row && isWanted(row.id)) yield row as unknown as TextsOfRow // columns of our own table
}

/** Those of a few, without a look at the others. */
export function selectTextsOfRows(table: Table, ids: readonly string[]): AsyncGenerator<TextsOfRow> {
  return selectByIds<TextsOfRow>(table, ids, columns)
}
