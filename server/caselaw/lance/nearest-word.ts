import { editDistance } from '#server/lib/edit-distance.ts'
import type { TermStatistics } from './term-statistics.ts'

type Terms = Pick<TermStatistics, 'count' | 'words'>

/** Finds the most common word that is one or two letters different. */
export function createNearestWord(terms: Terms): (word: string) => string | null {
  const byLetter = Map.groupBy(terms.words(), word => word[0])

  return word => {
    const limit = word.length < 7 ? 1 : 2
    let best: { word: string; distance: number; count: number } | null = null
    for (const known of byLetter.get(word[0]) ?? []) {
      const most: number = best?.distance ?? limit
      if (Math.abs(known.length - word.length) > most) continue
      const distance = editDistance(word, known, most)
      if (distance > most) continue
      const count = terms.count(known)
      if (!best || distance < best.distance || (distance === best.distance && count > best.count))
        best = { word: known, distance, count }
    }
    return best?.word ?? null
  }
}
