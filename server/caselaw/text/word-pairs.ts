import { tokenise } from './word-keys.ts'

/** Pairs of adjacent words as numbers, without small words: 'burden of proof' has 'burden proof'. */
export type WordPairs = {
  /** Ascending, for binary search. */
  grams: Uint32Array
  /** How often each occurs, up to 255. */
  counts: Uint8Array
  /** The number of words in the text, without small words. */
  length: number
}

export function listWordPairs(tokens: readonly string[]): number[] {
  return tokens.slice(1).map((token, at) => hashGram(`${tokens[at]} ${token}`))
}

/** Of a long brief; an engine may take no more than 1,024 parts of a question. */
const mostPairs = 900

/** The pairs by which judgments are compared with a question, each with how often the question has it: the most frequent. */
export function choosePairs(texts: readonly string[]): [gram: number, count: number][] {
  const counts = new Map<number, number>()
  for (const text of texts)
    for (const gram of listWordPairs(tokenise(text))) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, mostPairs)
}

export function countWordPairs(text: string): WordPairs {
  const tokens = tokenise(text)
  const all = Uint32Array.from(listWordPairs(tokens)).sort()
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

/** The index of a number in an ascending list, or -1. */
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

/** FNV-1a with a final mix, 32 bits. */
function hashGram(gram: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
