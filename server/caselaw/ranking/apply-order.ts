import type { CaseReason } from '#shared/contract/cases.ts'
import type { Ranked } from './rank.ts'

/**
 * The first results in the order of a model. What it leaves out follows as it was. Scores stay those of their places, so
 * that none rises down the list; what a judgment won or lost by being moved is a reason like any other.
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
