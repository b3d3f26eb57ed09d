import { tokenise } from '../search/words.ts'

/** Two neighbouring words, small ones left out, as a number: 'burden of proof' has 'burden proof'. */
export type Bigrams = {
  /** Ascending, so that one is found by halving. */
  grams: Uint32Array
  /** How often each occurs, up to 255. */
  counts: Uint8Array
  /** The words of the text, small ones left out. */
  length: number
}

export function listBigrams(tokens: readonly string[]): number[] {
  return tokens.slice(1).map((token, at) => hashGram(`${tokens[at]} ${token}`))
}

export function countBigrams(text: string): Bigrams {
  const tokens = tokenise(text)
  const all = Uint32Array.from(listBigrams(tokens)).sort()
  const grams = new Uint32Array(all.length)
  const counts = new Uint8Array(all.length)
  let size = 0
  for (const gram of all) {
    if (size > 0 && grams[size - 1] === gram) counts[size - 1] = Math.min(255, (counts[size - 1] ?? 0) + 1)
    else {
      grams[size] = gram
      counts[size] = 1
      size += 1
    }
  }
  return { grams: grams.subarray(0, size), counts: counts.subarray(0, size), length: tokens.length }
}

export function countOf({ grams, counts }: Bigrams, gram: number): number {
  const at = placeOf(grams, gram)
  return at < 0 ? 0 : (counts[at] ?? 0)
}

/** Where a number stands in an ascending list, or -1. */
export function placeOf(ascending: Uint32Array, value: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ascending[middle] ?? 0
    if (found === value) return middle
    if (found < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}

const headBytes = 8

/** length, number of grams, the grams, the counts. */
export function packBigrams({ grams, counts, length }: Bigrams): Buffer {
  const packed = Buffer.alloc(headBytes + grams.length * 5)
  packed.writeUInt32LE(length, 0)
  packed.writeUInt32LE(grams.length, 4)
  new Uint8Array(packed.buffer, packed.byteOffset + headBytes, grams.length * 4).set(bytesOf(grams))
  packed.set(counts, headBytes + grams.length * 4)
  return packed
}

export function unpackBigrams(packed: Uint8Array): Bigrams {
  // A copy, because the numbers must begin at a multiple of four.
  const own = new Uint8Array(packed)
  const [length = 0, size = 0] = new Uint32Array(own.buffer, 0, 2)
  return {
    length,
    grams: new Uint32Array(own.buffer, headBytes, size),
    counts: own.subarray(headBytes + size * 4, headBytes + size * 5),
  }
}

function bytesOf(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

/** FNV-1a with a final mix, 32 bits. */
function hashGram(gram: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
