import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../library/entry.ts'
import { type Candidate, type RankContext, rankCandidates } from './rank.ts'

const context: RankContext = {
  understood: { names: [], sections: [] },
  asked: new Set(),
  mostCited: 100,
  thisYear: 2026,
  hasMeaning: false,
  hasSaid: false,
}

function candidate(id: string, entry: Partial<Entry> = {}, text = 0.5, citedBy = 0): Candidate {
  const whole: Entry = {
    id,
    title: `${id} v State`,
    court: 'Supreme Court of India',
    date: null,
    year: 1990,
    bench: [],
    citations: [],
    category: null,
    categoryInferred: false,
    importance: 'other',
    sections: [],
    hasFullText: true,
    citedByCount: citedBy,
    ...entry,
  }
  return { entry: whole, text, reliance: 0, said: 0 }
}
const order = (candidates: Candidate[], more: Partial<RankContext> = {}) =>
  rankCandidates(candidates, { ...context, ...more }).map(({ entry }) => entry.id)

describe('the ranking', () => {
  it('puts the better text first', () => {
    expect(order([candidate('a', {}, 0.4), candidate('b', {}, 0.9)])).toEqual(['b', 'a'])
  })

  it('prefers, of two equal texts, the one that others rely on, the landmark, the higher court, the later year', () => {
    expect(order([candidate('a'), candidate('b', {}, 0.5, 50)])).toEqual(['b', 'a'])
    expect(order([candidate('a'), candidate('b', { importance: 'landmark' })])).toEqual(['b', 'a'])
    expect(order([candidate('a', { court: 'Bombay High Court' }), candidate('b')])).toEqual(['b', 'a'])
    expect(order([candidate('a'), candidate('b', { year: 2020 })])).toEqual(['b', 'a'])
  })

  it('counts that the judgments most like the question rely on it', () => {
    expect(order([candidate('a'), { ...candidate('b'), reliance: 1 }])).toEqual(['b', 'a'])
  })

  it('gives points out of what can be had: with nothing else to go by, the best text has nearly all', () => {
    const [ranked] = rankCandidates([candidate('a', {}, 1)], { ...context, mostCited: 0 })
    expect(ranked?.score).toBeGreaterThan(85)
  })

  it('counts a section that was asked for, also under its new number', () => {
    const sections = [{ act: 'IPC', section: '302', also: [{ act: 'BNS', section: '103' }] }]
    const asked = [candidate('a'), candidate('b', { sections: [{ act: 'BNS', section: '103(1)' }] })]
    expect(order(asked, { understood: { names: [], sections } })).toEqual(['b', 'a'])
  })

  it('counts the name that was typed', () => {
    const named = [candidate('a'), candidate('b', { title: 'Maneka Gandhi v Union of India' })]
    expect(
      order(named, { understood: { names: ['maneka gandhi vs. union of india'], sections: [] } }),
    ).toEqual(['b', 'a'])
  })

  it('puts the judgment that a citation names above all others', () => {
    const [first] = rankCandidates(
      [candidate('a', { importance: 'landmark' }, 1, 100), candidate('b', {}, 0)],
      { ...context, asked: new Set(['b']) },
    )
    expect(first).toMatchObject({ entry: { id: 'b' }, score: 100 })
  })

  it('tells what every point was given for, and the points add up to the score', () => {
    const [ranked] = rankCandidates([candidate('a', { importance: 'landmark' }, 1, 10)], context)
    const sum = ranked?.explain().reduce((total, reason) => total + reason.points, 0) ?? 0
    expect(Math.abs(sum - (ranked?.score ?? 0))).toBeLessThan(0.5)
    expect(ranked?.explain()[0]).toMatchObject({ part: 'text' })
    expect(ranked?.explain().find(reason => reason.part === 'cited')?.sentence).toBe(
      '10 judgments of this library cite it.',
    )
  })

  it('gives scores from 0 to 100 that never rise down the list', () => {
    const some = fc.record({
      text: fc.double({ min: 0, max: 1, noNaN: true }),
      citedBy: fc.nat(100),
      year: fc.integer({ min: 1800, max: 2100 }),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), list => {
        const ranked = rankCandidates(
          list.map(({ text, citedBy, year }, at) => candidate(`c${at}`, { year }, text, citedBy)),
          context,
        )
        const scores = ranked.map(({ score }) => score)
        expect(scores).toEqual([...scores].sort((one, other) => other - one))
        expect(scores.every(score => score >= 0 && score <= 100)).toBe(true)
      }),
    )
  })
})
