import type { WeightedTerm } from '../library/look-up.ts'
import { tokenise } from '../text/word-keys.ts'
import type { TermStatistics } from './term-statistics.ts'

/** The words with the highest weight in a long text: frequency times rarity, highest first. */
export function selectTelling(
  { text, most }: { text: string; most: number },
  terms: Pick<TermStatistics, 'rarity'>,
): WeightedTerm[] {
  const counts = new Map<string, number>()
  for (const word of tokenise(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .map(([word, count]) => ({ word, count, weight: count * terms.rarity(word) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ word, count }) => ({ word, count }))
}
