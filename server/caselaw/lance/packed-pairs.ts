import type { WordPairs } from '../text/word-pairs.ts'

const headBytes = 8

/** Layout: text length, number of grams, the grams, the counts. */
export function packWordPairs({ grams, counts, length }: WordPairs): Buffer {
  const packed = Buffer.alloc(headBytes + grams.length * 5)
  packed.writeUInt32LE(length, 0)
  packed.writeUInt32LE(grams.length, 4)
  new Uint8Array(packed.buffer, packed.byteOffset + headBytes, grams.length * 4).set(bytesOf(grams))
  packed.set(counts, headBytes + grams.length * 4)
  return packed
}

let space = new Uint8Array(2 ** 16)

/** Valid until the next call: a search reads hundreds of them, and room for each would cost more than reading it. */
export function unpackWordPairs(packed: Uint8Array): WordPairs {
  if (space.length < packed.length) space = new Uint8Array(packed.length * 2)
  // Copied because a Uint32Array must begin at a multiple of four bytes.
  space.set(packed)
  const [length = 0, size = 0] = new Uint32Array(space.buffer, 0, 2)
  return {
    length,
    grams: new Uint32Array(space.buffer, headBytes, size),
    counts: space.subarray(headBytes + size * 4, headBytes + size * 5),
  }
}

function bytesOf(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}
