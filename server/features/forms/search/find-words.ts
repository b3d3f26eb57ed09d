import { editDistance } from '#server/lib/edit-distance.ts'
import type { SearchIndex } from './search-index.ts'
import { listSynonyms } from './synonyms.ts'
import { isNumber } from './words.ts'

/** A word of the index that a word of the search may mean, and how surely. */
export type Meaning = { word: string; sureness: number }

/** Exact words, beginnings, synonyms, and only where those find little, words with typing errors. */
export function findMeanings(word: string, index: SearchIndex): Meaning[] {
  const found = new Map<string, number>()
  const add = (meant: string, sureness: number) => {
    if (index.words.has(meant)) found.set(meant, Math.max(found.get(meant) ?? 0, sureness))
  }
  add(word, 1)
  for (const synonym of listSynonyms(word)) add(synonym, 0.8)
  if (isNumber(word)) return toList(found)
  if (word.length >= 3)
    for (const known of index.words.keys()) if (known !== word && known.startsWith(word)) add(known, 0.7)
  if (found.size === 0) for (const [meant, sureness] of findMisspelt(word, index)) add(meant, sureness)
  return toList(found)
}

function findMisspelt(word: string, index: SearchIndex): [string, number][] {
  const limit = allowedErrors(word)
  if (limit === 0) return []
  return [...index.words.keys()].flatMap((known): [string, number][] => {
    if (isNumber(known) || allowedErrors(known) === 0) return []
    const distance = editDistance(word, known, limit)
    if (distance > limit) return []
    const sureness = 0.6 / distance
    return [
      [known, sureness],
      ...listSynonyms(known).map((other): [string, number] => [other, sureness * 0.8]),
    ]
  })
}

/** Short words have too many neighbours to guess. */
function allowedErrors(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

function toList(found: Map<string, number>): Meaning[] {
  return [...found].map(([word, sureness]) => ({ word, sureness }))
}
