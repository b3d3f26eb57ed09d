import { describe, expect, it } from 'vitest'
import { citing, helpersOf, type OpenIndex, search, words } from './contract-corpus.ts'
import { makeJudgment } from './make-judgment.ts'
import { putAndPublish } from './put-and-publish.ts'

/** What a search gives the ranking besides the order. */
export function describeSignals(name: string, open: OpenIndex) {
  describe(`a case index tells the ranking: ${name}`, () => {
    const { filled, shared } = helpersOf(open)
    const bail = { text: words('bail'), filters: {}, size: 9 }

    it('what each of the best cites, and how many cite it', async () => {
      const { index } = await filled()
      await putAndPublish(index, [citing])
      const { hits } = await search(index, { ...bail, citing: 9 })
      const signals = hits.map(({ entry, cites }) => [entry.id, entry.citedByCount, cites])
      expect(signals.sort()).toEqual([
        ['alpha', 1, []],
        ['delta', 0, ['alpha']],
        ['gamma', 0, []],
      ])
      expect((await search(index, bail)).hits.flatMap(({ cites }) => cites)).toEqual([])
      expect(await index.withSnapshot(async ({ facts }) => facts.mostCited)).toBe(1)
    })

    it('scores that fall from the first hit on, with what lists need of each', async () => {
      const { index } = await shared()
      const { hits } = await search(index, bail)
      expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a))
      const alpha = hits.find(({ entry }) => entry.id === 'alpha')?.entry
      expect(alpha).toMatchObject({ title: 'Ram Lal v State of Kerala', year: 1980, hasFullText: true })
    })

    it('which of the best have the words of the query beside each other', async () => {
      const { index } = await filled()
      await putAndPublish(index, [
        makeJudgment('together', { text: 'He pleads adverse possession of the land that is his.' }),
        makeJudgment('apart', { text: 'The possession of the land that is adverse he pleads, his.' }),
      ])
      const query = { text: words('adverse possession', 'any'), filters: {}, size: 9 }
      const plain = await search(index, query)
      const pairs = { texts: ['adverse possession'], weight: 5, among: 9 }
      const paired = await search(index, { ...query, pairs })
      expect(paired.ids[0]).toBe('together')
      expect(paired.hits[0]?.score).toBeGreaterThan(plain.hits[0]?.score ?? 0)
      expect(paired.total).toBe(plain.total)
    })
  })
}
