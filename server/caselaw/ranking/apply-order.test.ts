import { describe, expect, it } from 'vitest'
import type { Entry } from '../library/entry.ts'
import { applyOrder } from './apply-order.ts'
import { rankCandidates } from './rank.ts'

const context = {
  understood: { names: [], sections: [] },
  asked: new Set<string>(),
  mostCited: 100,
  thisYear: 2026,
  hasMeaning: true,
  hasSaid: false,
}
const texts = { a: 1, b: 0.8, c: 0.5, d: 0.2 }
const ranked = rankCandidates(
  Object.entries(texts).map(([id, text]) => ({
    entry: makeEntry(id),
    text,
    citedBy: 3,
    reliance: 0,
    meaning: 0.1,
    said: 0,
  })),
  context,
)
const idsOf = (list: typeof ranked) => list.map(({ entry }) => entry.id).join('')

function makeEntry(id: string): Entry {
  const kept = { date: null, year: 1990, bench: [], citations: [], category: null, categoryInferred: false }
  const place = { id, title: `${id} v State`, court: 'Supreme Court of India' }
  return {
    ...kept,
    ...place,
    importance: 'important',
    sections: [],
    hasFullText: true,
    citedByCount: 0,
  }
}

describe('the order of a model', () => {
  it('is taken, and what it leaves out follows as it was', () => {
    expect(idsOf(applyOrder(ranked, ['c', 'a']))).toBe('cabd')
    expect(idsOf(applyOrder(ranked, []))).toBe('abcd')
    expect(idsOf(applyOrder(ranked, ['x', 'b']))).toBe('bacd')
  })

  it('leaves the scores to the places', () => {
    const scores = applyOrder(ranked, ['d', 'c', 'b']).map(({ score }) => score)
    expect(scores).toEqual(ranked.map(({ score }) => score))
  })

  it('is told as a reason, and the points still add up to the score', () => {
    for (const { score, explain } of applyOrder(ranked, ['d', 'a', 'c', 'b'])) {
      const sum = explain().reduce((total, { points }) => total + points, 0)
      expect(Math.abs(sum - score)).toBeLessThan(0.5)
    }
  })

  it('says where a judgment was and where it is, and nothing of one that stayed', () => {
    const [up, down, stayed] = applyOrder(ranked, ['b', 'a']).map(({ explain }) => JSON.stringify(explain()))
    expect(up).toContain('The language model moved it up from place 2 to place 1.')
    expect(down).toContain('moved it down from place 1 to place 2.')
    expect(stayed).not.toContain('moved')
  })

  it('tells every part once, the largest first', () => {
    for (const { explain } of applyOrder(ranked, ['d', 'a', 'c', 'b'])) {
      const why = explain()
      expect(new Set(why.map(({ part }) => part)).size).toBe(why.length)
      expect(why.map(({ points }) => points)).toEqual(
        why.map(({ points }) => points).sort((one, other) => other - one),
      )
    }
  })
})
