import type { Aila } from './aila.ts'
import { createPlainRanking } from './plain-bm25.ts'

/** So many of the most similar judgments vote. */
const voters = 50
const textShare = 0.2

/**
 * Statutes for a situation: those whose words the most similar judgments use, an earlier place counting more, and a little
 * of the statute's own likeness. AILA's statutes carry no act and number, so votes go by their text.
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
