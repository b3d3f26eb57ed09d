import { describe, expect, it } from 'vitest'
import type { CitedBy } from '../case-index.ts'
import { ask, citing, corpus, helpersOf, idsOf, type OpenIndex } from './contract-corpus.ts'
import { makeJudgment } from './make-judgment.ts'
import { putAndPublish } from './put-and-publish.ts'

const namesOf = (found: CitedBy | null) => idsOf(found?.citing.map(({ entry }) => entry) ?? [])

export function describeLists(name: string, open: OpenIndex) {
  describe(`a case index lists: ${name}`, () => {
    const { filled, shared } = helpersOf(open)

    it('gives a judgment back exactly as it was put, and as many as are known', async () => {
      const { index } = await shared()
      expect(await ask(index, one => one.judgments(['beta']))).toEqual([corpus[1]])
      const several = await ask(index, one => one.judgments(['gamma', 'unknown', 'alpha']))
      expect(idsOf(several)).toEqual(['gamma', 'alpha'])
    })

    it('gives entries without their texts, and says whose text it has', async () => {
      const { index } = await shared()
      const [beta, ...others] = await ask(index, one => one.entries(['beta', 'delta']))
      expect(others).toEqual([])
      expect(beta).toMatchObject({ title: 'Sita Devi v Union of India', year: 1995, hasFullText: true })
      expect(beta).not.toHaveProperty('paragraphs')
    })

    it('knows which judgments cite one, and which a printed reference means', async () => {
      const { index } = await filled()
      await putAndPublish(index, [citing, { ...citing, id: 'epsilon', year: 2021 }])
      const all = await ask(index, one => one.citedBy('alpha', { from: 0, size: 5 }))
      expect([all?.total, namesOf(all)]).toEqual([2, ['epsilon', 'delta']])
      const second = await ask(index, one => one.citedBy('alpha', { from: 1, size: 5 }))
      expect([second?.total, namesOf(second)]).toEqual([2, ['delta']])
      expect(await ask(index, one => one.citedBy('beta', { from: 0, size: 5 }))).toEqual({
        total: 0,
        citing: [],
        kinds: [],
      })
      expect(await ask(index, one => one.citedBy('nobody', { from: 0, size: 5 }))).toBeNull()
      expect(await ask(index, one => one.citers('alpha', 5))).toEqual(['epsilon', 'delta'])
      expect(await ask(index, one => one.citers('alpha', 1))).toEqual(['epsilon'])
      expect(await ask(index, one => one.citers('nobody', 5))).toEqual([])
      const references = [
        { title: 'Nobody v Anybody', citation: 'AIR 1980 SC 12' },
        { title: 'Sita Devi vs. Union of India', citation: null },
        { title: 'Nobody v Anybody', citation: null },
      ]
      expect(await ask(index, one => one.resolve(references))).toEqual(['alpha', 'beta', null])
    })

    it('knows what was done to one: the sentences of those that cite it, by kind, and the latest first', async () => {
      const { index } = await filled()
      const said = (kind: 'followed' | 'distinguished', paragraphId = 'p1') => ({
        ...{ title: 'Ram Lal v State of Kerala', citation: null, by: null, isTold: false },
        ...{ kind, paragraphId, sentence: `Ram Lal is ${kind}.` },
      })
      const other = { ...said('followed'), title: 'Sita Devi v Union of India' }
      await putAndPublish(index, [
        { ...citing, treated: [said('followed'), other] },
        { ...citing, id: 'epsilon', year: 2021, treated: [said('followed', 'p2'), said('distinguished')] },
        { ...citing, id: 'zeta', year: 2022 },
      ])
      const alpha = await ask(index, one => one.citedBy('alpha', { from: 0, size: 5, kinds: ['followed'] }))
      expect([alpha?.total, namesOf(alpha)]).toEqual([2, ['epsilon', 'delta']])
      expect(alpha?.citing[1]?.told).toEqual([
        { by: null, isTold: false, kind: 'followed', paragraphId: 'p1', sentence: 'Ram Lal is followed.' },
      ])
      expect(alpha?.kinds.toSorted((one, two) => two.count - one.count)).toEqual([
        { kind: 'followed', count: 2 },
        { kind: 'distinguished', count: 1 },
      ])
      const [ofBeta, ofAlpha] = await ask(index, one => one.treatments(['beta', 'alpha']))
      expect(ofBeta).toEqual([])
      const followed = ofAlpha?.find(({ told }) => told.kind === 'followed')
      expect(followed).toMatchObject({ count: 2, entry: { id: 'epsilon' }, told: { paragraphId: 'p2' } })
    })

    it('browses landmarks first, then the latest, by category where one is asked for', async () => {
      const { index } = await filled()
      await putAndPublish(index, [makeJudgment('famous', { importance: 'landmark', year: 1950 })])
      const part = { from: 0, size: 10 }
      expect(idsOf(await ask(index, one => one.list(part)))).toEqual(['famous', 'gamma', 'beta', 'alpha'])
      expect(idsOf(await ask(index, one => one.list({ from: 1, size: 2 })))).toEqual(['gamma', 'beta'])
      const criminal = await ask(index, one => one.list({ ...part, category: 'Criminal' }))
      expect(idsOf(criminal)).toEqual(['gamma', 'alpha'])
    })

    it('can be walked from one end to the other, a part at a time', async () => {
      const { index } = await shared()
      const first = await ask(index, one => one.walk({ after: null, size: 2 }))
      expect(first).toEqual([
        { id: 'alpha', importance: 'other', hasFullText: true },
        { id: 'beta', importance: 'other', hasFullText: true },
      ])
      expect(idsOf(await ask(index, one => one.walk({ after: 'beta', size: 2 })))).toEqual(['gamma'])
      expect(await ask(index, one => one.walk({ after: 'gamma', size: 2 }))).toEqual([])
    })

    it('knows what it has as a whole', async () => {
      const { index } = await shared()
      expect(await ask(index, async ({ facts }) => facts)).toEqual({
        total: 3,
        landmarks: 0,
        withFullText: 3,
        years: { from: 1980, to: 2019 },
        courts: [
          { value: 'Supreme Court of India', count: 2 },
          { value: 'Bombay High Court', count: 1 },
        ],
        categories: [
          { value: 'Criminal', count: 2 },
          { value: 'Civil', count: 1 },
        ],
        mostCited: 0,
      })
    })
  })
}
