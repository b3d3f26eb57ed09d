import { tokenise } from '../text/word-keys.ts'
import type { WeightedTerm } from './look-up.ts'

/** How often each meaningful word stands in a text. */
export function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of tokenise(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The words with the highest weight: frequency times rarity, highest first. */
export function selectTelling(
  counts: ReadonlyMap<string, number>,
  most: number,
  rarityOf: (word: string) => number,
): WeightedTerm[] {
  return [...counts]
    .map(([word, count]) => ({ word, count, weight: count * rarityOf(word) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
}
