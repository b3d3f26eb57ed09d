import { editDistance } from '#server/lib/edit-distance.ts'
import type { TermStatistics } from '../library/case-index.ts'
import { listKeys, wordKey } from '../text/word-keys.ts'

export type Correction = { typed: string; searched: string }

/**
 * Corrects words that no judgment has: to the word of the name that seems to be meant, or else to the most
 * common word that is one or two letters different. Short words, numbers and words of that name are not
 * corrected.
 */
export function correctSpelling(
  words: readonly string[],
  terms: Pick<TermStatistics, 'count' | 'words'>,
  { name = noName, isKnown = () => false }: Besides = {},
): Correction[] {
  const right = new Set(listKeys(name.title))
  const unknown = [...new Set(words)].filter(
    word =>
      /^[a-z]{4,}$/i.test(word) &&
      terms.count(wordKey(word)) === 0 &&
      !right.has(wordKey(word)) &&
      !isKnown(word.toLowerCase()),
  )
  return unknown.slice(0, 5).flatMap(typed => {
    const named = name.corrections.find(one => one.typed === typed.toLowerCase())
    const searched = named?.searched ?? findNearest(wordKey(typed), terms)
    return searched ? [{ typed, searched }] : []
  })
}

type Besides = {
  /** The name that seems to be meant. */
  name?: { title: string; corrections: readonly Correction[] } | undefined
  /** Words of the law or the thesaurus are correct even if no judgment has them. */
  isKnown?: (word: string) => boolean
}

const noName = { title: '', corrections: [] }

function findNearest(word: string, terms: Pick<TermStatistics, 'count' | 'words'>): string | null {
  const limit = word.length < 7 ? 1 : 2
  let best: { word: string; distance: number; count: number } | null = null
  for (const known of terms.words()) {
    const most: number = best?.distance ?? limit
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > most) continue
    const distance = editDistance(word, known, most)
    if (distance > most) continue
    const count = terms.count(known)
    if (!best || distance < best.distance || (distance === best.distance && count > best.count))
      best = { word: known, distance, count }
  }
  return best?.word ?? null
}
