import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { PackedTexts } from '../packed-lists.ts'
import { loadArrays, writeArrays, writeWhole } from '../whole-file.ts'
import { decodeList, type Holders, type WordLists } from './encode-lists.ts'

/**
 * What is read of the lists when an edition is opened. The lists are read one at a time, when a word is asked for: each key
 * belongs to one of the buckets, and a bucket's few keys stand together in the file of the lists.
 */
export type ListsHead = Omit<WordLists, 'lists'> & {
  ids: PackedTexts
  /** Where the keys of each bucket begin, and where the last ends. Their number is a power of two. */
  buckets: Uint32Array
}

export type ListsFile = { name: string; rows: number }

export function listsName(version: number, number: number): string {
  return `ordered-${version}-${number}`
}

/** Lists of an earlier version of the program do not know where in a text a word stands. */
export function areOrdered(files: readonly ListsFile[]): boolean {
  return files.every(({ name }) => name.startsWith('ordered-'))
}

/** Lists of an earlier version of the program have the pairs only when they have been made (complete-pairs.ts). */
export function filesOf(name: string): string[] {
  return [`${name}.bin`, `${name}-lists.bin`, fileOfPairs(name)]
}

export function fileOfPairs(name: string): string {
  return `${name}-pairs.bin`
}

/** A key, where its list begins, the number of its bytes, of its places, and of the bytes of its positions: eight bytes each. */
const numbersOfEntry = 5
const entryBytes = 8 * numbersOfEntry
const keysInBucket = 8
/** How many bits of a key there are (hash-text.ts). */
const keyBits = 53

export async function writeLists(folder: string, name: string, { ids, lengths, lists }: WordLists) {
  const [head, listed] = filesOf(name).map(file => path.join(folder, file))
  const entries: number[] = []
  await writeWhole(listed ?? '', takeLists(lists, entries))
  const keys = entries.length / numbersOfEntry
  const buckets = countBuckets(entries, keys)
  await writeArrays(head ?? '', { ids, lengths, buckets } satisfies ListsHead)
}

export function removeLists(folder: string, name: string) {
  for (const file of filesOf(name)) rmSync(path.join(folder, file))
}

/** The lists, and behind them their entries. */
function* takeLists(lists: WordLists['lists'], entries: number[]): Generator<Uint8Array> {
  let size = 0
  for (const { key, count, bytes, positions } of lists) {
    entries.push(key, size, bytes.length, count, positions.length)
    yield bytes
    yield positions
    size += bytes.length + positions.length
  }
  yield new Uint8Array(Float64Array.from(entries).buffer)
}

function countBuckets(entries: readonly number[], keys: number): Uint32Array {
  const number = 2 ** Math.ceil(Math.log2(keys / keysInBucket + 1))
  const buckets = new Uint32Array(number + 1)
  for (let at = 0; at < keys; at += 1) {
    const bucket = bucketOf(entries[at * numbersOfEntry] ?? 0, number)
    buckets[bucket + 1] = (buckets[bucket + 1] ?? 0) + 1
  }
  for (let bucket = 0; bucket < number; bucket += 1)
    buckets[bucket + 1] = (buckets[bucket + 1] ?? 0) + (buckets[bucket] ?? 0)
  return buckets
}

/** Keys are spread evenly, so the first bits of a key say its bucket. */
function bucketOf(key: number, buckets: number): number {
  return Math.floor(key / (2 ** keyBits / buckets))
}

export function loadHead(folder: string, name: string): ListsHead {
  return loadArrays<ListsHead>(path.join(folder, filesOf(name)[0] ?? ''))
}

/** Where the list of a word stands. */
export type ListEntry = { from: number; length: number; count: number; positions: number }

export type ListsReader = {
  find: (key: number) => ListEntry | null
  /** Reads the list into arrays that are long enough. */
  read: (entry: ListEntry, into: Holders) => void
  /** Where each of its holders has the word, as bytes. */
  readPositions: (entry: ListEntry) => Uint8Array
  all: () => WordLists['lists']
  close: () => void
}

export function openLists(folder: string, name: string, buckets: Uint32Array): ListsReader {
  const file = openSync(path.join(folder, filesOf(name)[1] ?? ''), 'r')
  const keys = buckets.at(-1) ?? 0
  const entriesFrom = fstatSync(file).size - keys * entryBytes
  let bytes = new Uint8Array(1 << 16)

  const readBytes = (from: number, length: number) => {
    if (bytes.length < length) bytes = new Uint8Array(2 * length)
    readSync(file, bytes, 0, length, from)
    return bytes
  }
  const readEntries = (from: number, to: number) => {
    const length = (to - from) * entryBytes
    return new Float64Array(readBytes(entriesFrom + from * entryBytes, length).slice(0, length).buffer)
  }

  return {
    find(key) {
      const bucket = bucketOf(key, buckets.length - 1)
      const entries = readEntries(buckets[bucket] ?? 0, buckets[bucket + 1] ?? 0)
      for (let at = 0; at < entries.length; at += numbersOfEntry)
        if (entries[at] === key) {
          const [from = 0, length = 0, count = 0, positions = 0] = entries.subarray(
            at + 1,
            at + numbersOfEntry,
          )
          return { from, length, count, positions }
        }
      return null
    },
    read: ({ from, length, count }, into) => decodeList(readBytes(from, length), count, into),
    readPositions: ({ from, length, positions }) => {
      const own = Buffer.allocUnsafe(positions)
      readSync(file, own, 0, positions, from + length)
      return own
    },
    *all() {
      for (let from = 0; from < keys; from += entriesAtOnce) {
        const entries = readEntries(from, Math.min(from + entriesAtOnce, keys))
        const first = entries[1] ?? 0
        const [start = 0, length = 0, , positions = 0] = entries.subarray(1 - numbersOfEntry)
        const end = start + length + positions
        const lists = readBytes(first, end - first).slice(0, end - first)
        for (let at = 0; at < entries.length; at += numbersOfEntry) {
          const [key = 0, start = 0, length = 0, count = 0, more = 0] = entries.subarray(
            at,
            at + numbersOfEntry,
          )
          const [own, middle] = [start - first, start - first + length]
          yield {
            key,
            count,
            bytes: lists.subarray(own, middle),
            positions: lists.subarray(middle, middle + more),
          }
        }
      }
    },
    close: () => closeSync(file),
  }
}

const entriesAtOnce = 1000
