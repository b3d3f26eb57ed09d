import { createHash } from 'node:crypto'

/** A vector near to those of texts with the same words: the hash of a word is its place. */
export function hashWords(text: string, size = 64): number[] {
  const vector = new Array<number>(size).fill(0)
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{3,}/gu)) {
    const place = createHash('md5').update(word).digest().readUInt32BE() % size
    vector[place] = (vector[place] ?? 0) + 1
  }
  const length = Math.hypot(...vector) || 1
  return vector.map(value => value / length + 1e-6)
}

/** The same text to such a model, in invented words that no judgment has. */
export function disguise(text: string): string {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  return words.map(disguiseWord).join(' ')
}

function disguiseWord(word: string): string {
  const wanted = hashWords(word).join()
  for (let number = 0; ; number += 1) {
    const other = `zzq${[...String(number)].map(digit => 'bcdfghjklm'[Number(digit)]).join('')}`
    if (hashWords(other).join() === wanted) return other
  }
}
