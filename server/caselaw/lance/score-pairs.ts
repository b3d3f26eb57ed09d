import { choosePairs, type WordPairs } from '../text/word-pairs.ts'
import { roundLength } from './rounded-length.ts'
import type { TermStatistics } from './term-statistics.ts'

/** BM25 of word pairs (docs/decisions/021-ranking.md). */
const k1 = 1.2
/** A pair is rare in every judgment, so length matters less than for words. */
const b = 0.375

export type QueryPairs = { gram: number; weight: number }[]
type PairTerms = Pick<TermStatistics, 'pairRarity' | 'averageLength'>

/** The pairs of neighbouring words of the query, each with its part of the weight. */
export function weighPairs(
  { texts, weight }: { texts: readonly string[]; weight: number },
  terms: PairTerms,
): QueryPairs {
  return choosePairs(texts).map(([gram, count]) => ({
    gram,
    weight: weight * count * terms.pairRarity(gram),
  }))
}

/**
 * Scores judgments for having the query's pairs, on the scale of the index's own scores. Of a judgment's thousands of
 * pairs nearly all are passed over by some of their bits.
 */
export function createPairScorer(query: QueryPairs, { averageLength }: PairTerms) {
  const places = new Map(query.map(({ gram }, at) => [gram, at]))
  const mayBeAsked = new Uint8Array(2 ** 16)
  for (const { gram } of query) mayBeAsked[gram >>> 16] = 1
  const weights = Float64Array.from(query, ({ weight }) => weight)
  const found = new Uint8Array(query.length)
  // A text has one pair less than words.
  const averagePairs = Math.max(1, averageLength - 1)

  return ({ grams, counts, length }: WordPairs): number => {
    found.fill(0)
    for (let at = 0; at < grams.length; at += 1) {
      const gram = grams[at] ?? 0
      const place = mayBeAsked[gram >>> 16] === 1 ? places.get(gram) : undefined
      if (place !== undefined) found[place] = counts[at] ?? 0
    }
    const norm = k1 * (1 - b + (b * roundLength(length - 1)) / averagePairs)
    let score = 0
    for (let at = 0; at < found.length; at += 1) {
      const count = found[at] ?? 0
      if (count > 0) score += ((weights[at] ?? 0) * (k1 + 1) * count) / (count + norm)
    }
    return score
  }
}
