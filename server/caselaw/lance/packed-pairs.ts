import { countWordPairs, type WordPairs } from '../text/word-pairs.ts'

const headBytes = 8

export function packPairsOf(text: string): Uint8Array {
  return packWordPairs(countWordPairs(text))
}

/** Layout: text length, number of grams, the grams, the counts. */
export function packWordPairs({ grams, counts, length }: WordPairs): Uint8Array {
  const packed = new Uint8Array(headBytes + grams.length * 5)
  new Uint32Array(packed.buffer, 0, 2).set([length, grams.length])
  new Uint32Array(packed.buffer, headBytes, grams.length).set(grams)
  packed.set(counts, headBytes + grams.length * 4)
  return packed
}

/** A view of what was packed, which must begin at a multiple of four bytes. */
export function unpackWordPairs(packed: Uint8Array): WordPairs {
  const { buffer, byteOffset } = packed
  const [length = 0, size = 0] = new Uint32Array(buffer, byteOffset, 2)
  const counts = headBytes + size * 4
  return {
    length,
    grams: new Uint32Array(buffer, byteOffset + headBytes, size),
    counts: packed.subarray(counts, counts + size),
  }
}
