import { editDistance } from '#server/lib/edit-distance.ts'
import type { SearchIndex } from './search-index.ts'
import { isLegalWord, listRelated, listSynonyms } from './synonyms.ts'
import { isNumber } from './words.ts'

/** A word of the index that a word of the search may mean, and how surely. */
export type Meaning = { word: string; sureness: number }

/** Below this sureness a word is only related: it may be offered, not given as the answer. */
export const sureEnough = 0.5

const asTyped = { exact: 1, inflected: 0.95, synonym: 0.8, beginning: 0.7, misspelt: 0.6 }
const related = 0.3

/**
 * Finds exact words, their other endings and synonyms; prefixes only of what is no word by itself ('FIR' is not
 * 'first'); typing errors only in words that nothing knows ('mutation' is not 'station').
 */
export function findMeanings(word: string, index: SearchIndex): Meaning[] {
  const found = new Map<string, number>()
  const add = (meant: string, sureness: number) => {
    if (index.words.has(meant)) found.set(meant, Math.max(found.get(meant) ?? 0, sureness))
  }
  add(word, asTyped.exact)
  for (const synonym of listSynonyms(word)) add(synonym, asTyped.synonym)
  for (const neighbour of listRelated(word)) add(neighbour, related)
  if (isNumber(word)) return toList(found)
  for (const ending of listInflections(word)) add(ending, asTyped.inflected)
  if (isWord(word, index)) return toList(found)
  if (word.length >= 3)
    for (const known of index.words.keys())
      if (known !== word && known.startsWith(word)) add(known, asTyped.beginning)
  if (found.size === 0) for (const [meant, sureness] of findMisspelt(word, index)) add(meant, sureness)
  return toList(found)
}

function isWord(word: string, { words, known }: SearchIndex): boolean {
  return words.has(word) || known.has(word) || isLegalWord(word)
}

/** 'notices' for 'notice' and the other way round; Devanagari is left to the synonyms. */
function listInflections(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return []
  const base = word.replace(/(?<=[a-z]{3})(?:ies|es|s|ing|ed|al)$/, '')
  const stems = new Set([word, base, `${base}e`, word.replace(/(?:ies|y)$/, 'y')])
  return [...stems].flatMap(stem => [
    stem,
    ...['s', 'es', 'ed', 'd', 'ing', 'al'].map(ending => stem + ending),
    stem.replace(/y$/, 'ies'),
    ...['ing', 'al', 'ed'].map(ending => stem.replace(/e$/, ending)),
  ])
}

function findMisspelt(word: string, index: SearchIndex): [string, number][] {
  const limit = allowedErrors(word)
  if (limit === 0) return []
  return [...index.words.keys()].flatMap((known): [string, number][] => {
    if (isNumber(known) || known[0] !== word[0] || known.length < 5) return []
    const distance = editDistance(word, known, limit)
    if (distance > limit) return []
    const sureness = asTyped.misspelt - 0.05 * (distance - 1)
    return [
      [known, sureness],
      ...listSynonyms(known).map((other): [string, number] => [other, sureness * asTyped.synonym]),
    ]
  })
}

/** Short words have too many neighbours to guess. */
function allowedErrors(word: string): number {
  if (word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

function toList(found: Map<string, number>): Meaning[] {
  return [...found].map(([word, sureness]) => ({ word, sureness }))
}
