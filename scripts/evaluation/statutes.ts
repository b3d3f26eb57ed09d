import type { Aila } from './aila.ts'
import { createPlainRanking } from './plain-bm25.ts'

/** The number of most similar judgments that vote. */
const voters = 50
const textShare = 0.2

/**
 * Ranks statutes for a situation by votes of the most similar judgments that use their words: a higher
 * rank counts more, and the statute's own similarity counts a little. AILA's statutes have no act and
 * number, so their text is compared.
 */
export function rankStatutes({ statutes, cases }: Aila) {
  const ranking = createPlainRanking(statutes)
  const votesOf = new Map<string, Map<string, number>>()

  function vote(number: string): Map<string, number> {
    const known = votesOf.get(number)
    if (known) return known
    const scores = ranking.score(cases.get(number) ?? '')
    const best = Math.max(1, ...scores.values())
    const votes = new Map([...scores].map(([id, score]) => [id, (score / best) ** 4]))
    votesOf.set(number, votes)
    return votes
  }

  function voted(query: string, similar: readonly string[]): string[] {
    const totals = new Map<string, number>()
    for (const [place, number] of similar.slice(0, voters).entries())
      for (const [id, share] of vote(number)) totals.set(id, (totals.get(id) ?? 0) + share / (place + 3))
    const own = ranking.score(query)
    const [mostVotes, mostText] = [totals, own].map(map => Math.max(1e-9, ...map.values()))
    const total = (id: string) =>
      (totals.get(id) ?? 0) / (mostVotes ?? 1) + (textShare * (own.get(id) ?? 0)) / (mostText ?? 1)
    return [...statutes.keys()].sort((one, other) => total(other) - total(one))
  }

  return { plain: ranking.rank, voted }
}
