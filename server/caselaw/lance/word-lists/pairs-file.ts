import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../whole-file.ts'
import { fileOfPairs } from './lists-file.ts'

/** What is packed of each judgment of some lists, in their order. */
export type PairsFile = {
  /** Valid until the next call. */
  read: (at: number) => Uint8Array
  /** Of those at these places, or of all. */
  all: (kept: Uint32Array | null) => Generator<Uint8Array, void, undefined>
  close: () => void
}

/** The pairs of each, one after the other; behind them where those of each begin, and where the last end. */
export async function writePairs(
  folder: string,
  name: string,
  packed: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
) {
  await writeWhole(path.join(folder, fileOfPairs(name)), takePairs(packed))
}

async function* takePairs(
  packed: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const begins = [0]
  let size = 0
  for await (const own of packed) {
    yield own
    size += own.length
    begins.push(size)
  }
  yield new Uint8Array(Float64Array.from(begins).buffer)
}

/** Null if they have not been made: an earlier version of the program kept pairs in the table. */
export function openPairs(folder: string, name: string, rows: number): PairsFile | null {
  const place = path.join(folder, fileOfPairs(name))
  if (!existsSync(place)) return null
  const file = openSync(place, 'r')
  const begins = new Float64Array(rows + 1)
  readSync(file, begins, 0, begins.byteLength, fstatSync(file).size - begins.byteLength)
  let space = new Uint8Array(1 << 16)

  const read = (at: number) => {
    const [begin = 0, end = 0] = begins.subarray(at, at + 2)
    const length = end - begin
    if (space.length < length) space = new Uint8Array(2 * length)
    readSync(file, space, 0, length, begin)
    return space.subarray(0, length)
  }
  return {
    read,
    *all(kept) {
      for (let at = 0; at < (kept?.length ?? rows); at += 1) yield read(kept?.[at] ?? at).slice()
    },
    close: () => closeSync(file),
  }
}

export function havePairs(folder: string, name: string): boolean {
  return existsSync(path.join(folder, fileOfPairs(name)))
}
