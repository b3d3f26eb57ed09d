import { parseNameSides } from './name-words.ts'

/** Which names have which words. The first side of a name has the number 2n, the second 2n + 1. */
export type NameIndex = {
  words: string[]
  /** For each word, the sides that have it. */
  sides: number[][]
  /** How many words each side has. */
  sizes: Uint8Array
}

export function indexNames(titles: Iterable<string>, length: number): NameIndex {
  const numbers = new Map<string, number>()
  const sides: number[][] = []
  const sizes = new Uint8Array(length * 2)
  let at = -1
  for (const title of titles) {
    at += 1
    for (const [second, words] of parseNameSides(title).entries()) {
      const side = at * 2 + second
      sizes[side] = Math.min(255, words.length)
      for (const word of words) {
        const number = numbers.get(word) ?? numbers.size
        numbers.set(word, number)
        const list = sides[number]
        if (list) list.push(side)
        else sides[number] = [side]
      }
    }
  }
  return { words: [...numbers.keys()], sides, sizes }
}
