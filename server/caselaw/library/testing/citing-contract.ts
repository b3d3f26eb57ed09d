import { describe, expect, it } from 'vitest'
import { ask, helpersOf, idsOf, type OpenIndex } from './contract-corpus.ts'
import { makeJudgment } from './make-judgment.ts'
import { putAndPublish } from './put-and-publish.ts'

const entriesOf = (found: readonly { entry: { id: string } }[] = []) => idsOf(found.map(({ entry }) => entry))

export function describeCiting(name: string, open: OpenIndex) {
  describe(`a case index knows the judgments around one: ${name}`, () => {
    const { filled } = helpersOf(open)

    it('knows the most cited of those that one cites and that cite it, with what was said of each', async () => {
      const { index } = await filled()
      const of = (title: string) => ({ title, citation: null, treatment: null })
      const [alpha, beta, delta] = [
        'Ram Lal v State of Kerala',
        'Sita Devi v Union of India',
        'The Delta Matter',
      ].map(of)
      const told = {
        by: null,
        isTold: false,
        kind: 'followed',
        paragraphId: 'p1',
        sentence: 'It is followed.',
      } as const
      await putAndPublish(index, [
        makeJudgment('delta', {
          title: delta?.title,
          year: 2001,
          precedents: [alpha, beta].flatMap(one => one ?? []),
        }),
        makeJudgment('epsilon', { year: 2002, precedents: alpha ? [alpha] : [] }),
        makeJudgment('zeta', {
          year: 2003,
          precedents: [alpha, beta, delta, of('Nobody v Anybody')].flatMap(one => one ?? []),
          treated: [{ title: 'Sita Devi v Union of India', citation: null, ...told }],
        }),
        makeJudgment('eta', { year: 2004, precedents: delta ? [delta] : [] }),
      ])
      const part = { from: 0, size: 5 }
      const cites = await ask(index, one => one.cites('zeta', part))
      expect([cites?.total, entriesOf(cites?.cited)]).toEqual([3, ['alpha', 'delta', 'beta']])
      expect(cites?.cited.map(one => one.told)).toEqual([[], [], [told]])
      const second = await ask(index, one => one.cites('zeta', { from: 1, size: 1 }))
      expect([second?.total, entriesOf(second?.cited)]).toEqual([3, ['delta']])
      expect(await ask(index, one => one.cites('alpha', part))).toEqual({ total: 0, cited: [] })
      expect(await ask(index, one => one.cites('nobody', part))).toBeNull()
      const citedBy = await ask(index, one => one.citedBy('alpha', { ...part, size: 2, order: 'cited' }))
      expect([citedBy?.total, entriesOf(citedBy?.citing)]).toEqual([3, ['delta', 'zeta']])
      const ofBeta = await ask(index, one => one.citedBy('beta', { ...part, order: 'cited' }))
      expect(ofBeta?.citing.map(one => [one.entry.id, one.told.length])).toEqual([
        ['delta', 0],
        ['zeta', 1],
      ])
    })
  })
}
