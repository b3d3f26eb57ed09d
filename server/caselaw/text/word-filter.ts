import { plainWord, wordsOfKey } from './word-keys.ts'

/** Whether the word at this place of a text, given as the codes of its letters, may be wanted: seldom wrong, and never with a no. */
export type WordFilter = (codes: Uint16Array, from: number, to: number) => boolean

/**
 * Passes over most words of a judgment by their first letters, and nearly all others by a hash of theirs, so that no
 * text is made of them. A word that is not ASCII is never passed over.
 */
export function createWordFilter(keys: Iterable<string>, prefixes: readonly string[]): WordFilter {
  const forms = Array.from(keys, wordsOfKey).flat()
  const beginnings = markBeginnings([...forms, ...prefixes.map(plainWord)])
  const hashes = new Uint8Array(2 ** 14)
  for (const form of forms) hashes[hashOf(form)] = 1
  const hasPrefixes = prefixes.length > 0

  return (codes, from, to) => {
    const second = to - from > 1 ? codes[from + 1] : 0
    const third = to - from > 2 ? codes[from + 2] : 0
    if (beginnings[beginningOf(codes[from] ?? 0, second ?? 0, third ?? 0)] === 0) return false
    return hasPrefixes || mayHave(hashes, codes, from, to)
  }
}

function markBeginnings(words: readonly string[]): Uint8Array {
  const beginnings = new Uint8Array(2 ** 15)
  beginnings[notAscii] = 1
  for (const word of words) {
    const [first, second, third] = [0, 1, 2].map(at => word.charCodeAt(at) || 0)
    beginnings[beginningOf(first ?? 0, second ?? 0, third ?? 0)] = 1
  }
  return beginnings
}

const notAscii = 0

/** The first three letters as fifteen bits, in any case. */
function beginningOf(first: number, second: number, third: number): number {
  if ((first | second | third) > 127) return notAscii
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31)
}

function mayHave(hashes: Uint8Array, codes: Uint16Array, from: number, to: number): boolean {
  let [hash, all] = [seed, 0]
  for (let at = from; at < to; at += 1) {
    const code = codes[at] ?? 0
    all |= code
    hash = Math.imul(hash ^ (code | lowerCase), factor)
  }
  return all > 127 || hashes[shorten(hash)] === 1
}

function hashOf(word: string): number {
  let hash = seed
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ (word.charCodeAt(at) | lowerCase), factor)
  return shorten(hash)
}

/** FNV-1a. */
const seed = 0x811c9dc5
const factor = 0x01000193
/** Of an ASCII letter or digit it makes lower case. */
const lowerCase = 32

function shorten(hash: number): number {
  return (hash ^ (hash >>> 14)) & (2 ** 14 - 1)
}
