import { setImmediate } from 'node:timers/promises'
import type { Table } from '@lancedb/lancedb'
import { selectByIds } from '../load-rows.ts'
import { packPairsOf } from '../packed-pairs.ts'
import { createBuilder, type TextsOfRow } from './build-lists.ts'
import type { WordLists } from './encode-lists.ts'
import { chooseTrue, joinWordLists } from './join-lists.ts'
import { type ListsFile, listsName, loadHead, openLists, removeLists, writeLists } from './lists-file.ts'
import { openPairs, writePairs } from './pairs-file.ts'

/** Lists of so many judgments fit into memory while they are made; with positions, 30 KB of each. */
const rowsAtOnce = 5000
/** Lists of so many are not put together with others. */
const mostRows = 100_000
/** Lists are written again with the newer ones when they have less than this many times their judgments. */
const muchLonger = 3

type Adding = {
  version: number
  rows: AsyncIterable<TextsOfRow>
  /** Whether there is still such a judgment. */
  isThere?: (id: string) => boolean
  /** Whether all lists are to be without what was replaced or taken out, not only those that are written. */
  isTidying?: boolean
}

/**
 * Adds lists of the words of these rows. Only as much is written as is new, now and then together with what is not much
 * longer, without who was replaced or taken out meanwhile. In the other lists these stay: the newest say what is true
 * (place-lists.ts).
 */
export async function addLists(
  folder: string,
  known: readonly ListsFile[],
  { version, rows, isThere = () => true, isTidying = false }: Adding,
): Promise<ListsFile[]> {
  const files = [...known]
  /** Nobody else reads what this call has written. */
  const ownNames = new Set<string>()
  let number = 0
  let builder = createBuilder()
  let pairs: Uint8Array[] = []

  /** Writes those of each that are kept; null if there are none. */
  async function writeTrue(parts: readonly Whole[], kept: (Uint32Array | null)[]): Promise<ListsFile | null> {
    const lists = joinWordLists(parts.map((part, at) => ({ packed: part.lists, kept: kept[at] ?? null })))
    const rows = lists.ids.ends.length
    if (rows === 0) return null
    const name = listsName(version, number)
    number += 1
    await writeLists(folder, name, lists)
    await writePairs(folder, name, inTurn(parts.map((part, at) => part.pairs(kept[at] ?? null))))
    ownNames.add(name)
    return { name, rows }
  }

  function forget({ name }: ListsFile) {
    if (ownNames.has(name)) removeLists(folder, name)
  }

  async function write() {
    let size = builder.size()
    if (size === 0) return
    const fresh: Whole = { lists: builder.build(), pairs: listOf(pairs), close: () => {} }
    builder = createBuilder()
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
    const parts = [...again.map(file => openWhole(folder, file)), fresh]
    const heads = parts.map(({ lists }) => lists)
    const written = await writeTrue(parts, chooseTrue(heads, isThere))
    for (const { close } of parts) close()
    for (const file of again) forget(file)
    if (written) files.push(written)
  }

  async function tidy() {
    const heads = files.map(({ name }) => loadHead(folder, name))
    const tidied: ListsFile[] = []
    for (const [at, kept] of chooseTrue(heads, isThere).entries()) {
      const file = files[at]
      if (!file) continue
      if (kept === null) tidied.push(file)
      else {
        const whole = openWhole(folder, file)
        const written = await writeTrue([whole], [kept])
        whole.close()
        forget(file)
        if (written) tidied.push(written)
      }
    }
    return tidied
  }

  for await (const row of rows) {
    builder.add(row)
    pairs.push(packPairsOf(row.body))
    // A judgment takes two milliseconds. The server can answer other requests in between.
    await setImmediate()
    if (builder.size() === rowsAtOnce) await write()
  }
  await write()
  return isTidying ? tidy() : files
}

type Whole = {
  lists: WordLists
  /** Of those at these places, or of all. */
  pairs: (kept: Uint32Array | null) => Iterable<Uint8Array>
  close: () => void
}

function openWhole(folder: string, { name, rows }: ListsFile): Whole {
  const { buckets, ...head } = loadHead(folder, name)
  const lists = openLists(folder, name, buckets)
  const pairs = openPairs(folder, name, rows)
  if (!pairs) throw new Error(`the pairs of ${name} have not been made`)
  const close = () => {
    lists.close()
    pairs.close()
  }
  return { lists: { ...head, lists: lists.all() }, pairs: pairs.all, close }
}

function listOf(pairs: readonly Uint8Array[]): Whole['pairs'] {
  return kept => (kept ? Array.from(kept, at => pairs[at] ?? new Uint8Array()) : pairs)
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
