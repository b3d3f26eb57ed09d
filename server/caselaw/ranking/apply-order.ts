import type { CaseReason } from '#shared/contract/cases.ts'
import type { Ranked } from './rank.ts'

/**
 * Puts the first results in the order of a model; results that it leaves out follow in their old order. The
 * scores stay with the places, so that they never rise down the list. The points that a judgment gains or
 * loses by the move are one of its reasons.
 */
export function applyOrder(first: readonly Ranked[], order: readonly string[]): Ranked[] {
  const place = new Map(order.map((id, at) => [id, at]))
  return first
    .map((one, from) => ({ one, from, wanted: place.get(one.entry.id) ?? order.length + from }))
    .sort((one, other) => one.wanted - other.wanted)
    .map(({ one, from }, to) => (from === to ? one : move(one, from, { to, score: first[to]?.score ?? 0 })))
}

function move(one: Ranked, from: number, { to, score }: { to: number; score: number }): Ranked {
  const moved: CaseReason = {
    part: 'order',
    points: round(score - one.score),
    sentence: `The language model moved it ${to < from ? 'up' : 'down'} from place ${from + 1} to place ${to + 1}.`,
  }
  return { ...one, score, explain: () => addReason(one.explain(), moved) }
}

function addReason(why: readonly CaseReason[], added: CaseReason): CaseReason[] {
  return [...why, added].sort((one, other) => other.points - one.points)
}

function round(points: number): number {
  return Math.round(points * 10) / 10
}
