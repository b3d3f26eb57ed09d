import type { TextField } from '../../library/search-query.ts'
import type { PackedTexts } from '../packed-lists.ts'

/** Who has a word, by their places in the lists, ascending, and how often each has it. */
export type Holders = { places: Uint32Array; counts: Uint32Array }

/** The holders of a word, as bytes, and behind them where in its text each of them has it. */
export type WordList = { key: number; count: number; bytes: Uint8Array; positions: Uint8Array }

/** The words of some judgments. The lists come in the order of their keys. */
export type WordLists = {
  ids: PackedTexts
  /** How many words each judgment has in each of its texts. */
  lengths: Record<TextField, Uint32Array>
  lists: Generator<WordList, void, undefined>
}

/** Writes numbers in as few bytes as each needs, one after the other. */
export function growingBytes() {
  let bytes = new Uint8Array(1 << 16)
  let size = 0
  return {
    put(number: number) {
      if (size + mostBytes > bytes.length) {
        const longer = new Uint8Array(2 * bytes.length)
        longer.set(bytes)
        bytes = longer
      }
      let left = number
      for (; left > 127; left >>>= 7) bytes[size++] = (left & 127) | 128
      bytes[size++] = left
    },
    length: () => size,
    take: () => bytes.subarray(0, size),
  }
}

/** Of so many positions the number of their bytes is not told: they are passed over one by one. */
export const few = 4

/** The steps from one place to the next, with a bit that says 'once', or else the number of times behind it. */
export function encodeList({ places, counts }: Holders): Uint8Array {
  const bytes = new Uint8Array(places.length * mostBytes)
  let size = 0
  const put = (number: number) => {
    let left = number
    for (; left > 127; left >>>= 7) bytes[size++] = (left & 127) | 128
    bytes[size++] = left
  }
  let before = -1
  for (let at = 0; at < places.length; at += 1) {
    const [place, count] = [places[at] ?? 0, counts[at] ?? 0]
    put(((place - before) << 1) | (count === 1 ? 1 : 0))
    if (count !== 1) put(count)
    before = place
  }
  return bytes.slice(0, size)
}

/** Of a step and a count: both are less than 2 ** 31. */
const mostBytes = 10

/**
 * Into arrays that are long enough. A loop without calls, and without a branch for 'once', which no processor can guess: it runs
 * over a million places in the search of a brief.
 */
export function decodeList(bytes: Uint8Array, count: number, { places, counts }: Holders) {
  let place = -1
  for (let number = 0, at = 0; number < count; number += 1) {
    let byte = bytes[at++] ?? 0
    let step = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0
      step |= (byte & 127) << shift
    }
    place += step >>> 1
    places[number] = place
    // All bits where a number of times stands behind the step, none where it is once.
    const isBehind = (step & 1) - 1
    byte = (bytes[at] ?? 0) & isBehind
    at -= isBehind
    let times = (byte & 127) | (1 & ~isBehind)
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0
      times |= (byte & 127) << shift
    }
    counts[number] = times
  }
}
