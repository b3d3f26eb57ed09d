import type { Citing } from '../library/search-query.ts'

/** Measured with the facts of judgments as queries: see docs/decisions/021-ranking.md. */
export const voters = 300
/** Likeness to the fourth power: the few most similar decide. */
const power = 4
/** The count is compared with the highest count, but at least with this number of full votes. */
const fewVotes = 3

/**
 * How much the judgments most similar to the query rely on each judgment, 0 to 1. What similar cases cite,
 * this case should probably cite: this finds judgments whose own words are not similar to the query. What a list is
 * narrowed to changes nothing of it: so each value of a facet can say how many it would find.
 */
export function countReliance(similar: readonly Citing[]): Map<string, number> {
  const best = similar[0]?.score ?? 0
  if (best <= 0) return new Map()
  const votes = new Map<string, number>()
  for (const { score, cites } of similar) {
    const vote = (score / best) ** power
    for (const cited of cites) votes.set(cited, (votes.get(cited) ?? 0) + vote)
  }
  const most = Math.max(fewVotes, ...votes.values())
  return new Map([...votes].map(([id, count]) => [id, Math.log1p(count) / Math.log1p(most)]))
}
