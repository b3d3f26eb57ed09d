import { setImmediate } from 'node:timers/promises'
import type { Table } from '@lancedb/lancedb'
import { selectByIds } from '../load-rows.ts'
import { listTexts } from '../packed-lists.ts'
import { packPairsOf } from '../packed-pairs.ts'
import { type ListsFile, loadHead } from './lists-file.ts'
import { havePairs, writePairs } from './pairs-file.ts'

/** Makes the pairs of lists that an earlier version of the program made. Open readers will find them. */
export async function completePairs(folder: string, table: Table, files: readonly ListsFile[]) {
  for (const { name } of files)
    if (!havePairs(folder, name))
      await writePairs(folder, name, packPairs(table, listTexts(loadHead(folder, name).ids)))
}

const rowsAtOnce = 200

/** Of a judgment that is no longer there: nothing. */
async function* packPairs(table: Table, ids: readonly string[]): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const some = ids.slice(from, from + rowsAtOnce)
    const bodies = new Map<string, string>()
    for await (const { id, body } of selectByIds<{ id: string; body: string }>(table, some, ['id', 'body']))
      bodies.set(id, body)
    for (const id of some) {
      yield packPairsOf(bodies.get(id) ?? '')
      // A judgment takes a millisecond. The server can answer other requests in between.
      await setImmediate()
    }
  }
}
