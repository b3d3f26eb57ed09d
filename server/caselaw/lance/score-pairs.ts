import { tokenise } from '../text/word-keys.ts'
import { countOf, listWordPairs, type WordPairs } from '../text/word-pairs.ts'
import type { TermStatistics } from './term-statistics.ts'

/** BM25 of word pairs (docs/decisions/021-ranking.md). */
const k1 = 1.2
/** A pair is rare in every judgment, so length matters less than for words. */
const b = 0.375
/** Of a long brief, the pairs with the highest weight. */
const mostPairs = 400

export type QueryPairs = { gram: number; weight: number }[]
type PairTerms = Pick<TermStatistics, 'pairRarity' | 'averageLength'>

/** The pairs of neighbouring words of the query, each with its part of the weight. */
export function weighPairs(
  { texts, weight }: { texts: readonly string[]; weight: number },
  terms: PairTerms,
): QueryPairs {
  const counts = new Map<number, number>()
  for (const text of texts)
    for (const gram of listWordPairs(tokenise(text))) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  return [...counts]
    .map(([gram, count]) => ({ gram, weight: weight * count * terms.pairRarity(gram) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostPairs)
}

/** The score of a judgment for having the query's pairs, on the scale of the index's own scores. */
export function scorePairs(query: QueryPairs, judgment: WordPairs, { averageLength }: PairTerms): number {
  const norm = k1 * (1 - b + (b * judgment.length) / Math.max(1, averageLength))
  let score = 0
  for (const { gram, weight } of query) {
    const count = countOf(judgment, gram)
    if (count > 0) score += (weight * (k1 + 1) * count) / (count + norm)
  }
  return score
}
