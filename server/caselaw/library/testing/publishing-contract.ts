import { describe, expect, it } from 'vitest'
import { LibraryBusyError } from '../case-index.ts'
import { ask, citing, corpus, helpersOf, type OpenIndex, search, totalOf, words } from './contract-corpus.ts'
import { makeJudgment } from './make-judgment.ts'
import { putAndPublish } from './put-and-publish.ts'

export function describePublishing(name: string, open: OpenIndex) {
  describe(`a case index publishes: ${name}`, () => {
    const { filled, empty } = helpersOf(open)
    const bail = { text: words('bail'), filters: {}, size: 5 }

    it('shows nothing of what was put until it is published', async () => {
      const { index, reopen } = await filled()
      const writer = await index.beginWrite()
      await writer.put([makeJudgment('delta', { text: 'Bail again.' })])
      await writer.remove(['alpha'])
      const other = await reopen()
      expect((await search(other, bail)).ids.sort()).toEqual(['alpha', 'gamma'])
      expect(await ask(other, one => one.judgments(['delta']))).toEqual([])
      await writer.publish()
      expect((await search(await reopen(), bail)).ids.sort()).toEqual(['delta', 'gamma'])
      await writer.put([makeJudgment('epsilon', { text: 'Bail once more.' })])
      await writer.publish()
      await writer.close()
      expect((await search(await reopen(), bail)).total).toBe(3)
    })

    it('keeps what a writer put and did not publish for the next publication', async () => {
      const { index, reopen } = await filled()
      const writer = await index.beginWrite()
      await writer.put([citing])
      await writer.close()
      await putAndPublish(await reopen(), [])
      expect((await search(await reopen(), bail)).total).toBe(3)
    })

    it('replaces a judgment that is put again', async () => {
      const { index, reopen } = await filled()
      await putAndPublish(index, [makeJudgment('alpha', { text: 'A corrected text on limitation.' })])
      const after = await reopen()
      const query = { filters: {}, size: 5 }
      expect((await search(after, { ...query, text: words('evidence strong') })).total).toBe(0)
      expect((await search(after, { ...query, text: words('limitation') })).hits).toHaveLength(1)
    })

    it('has one writer at a time', async () => {
      const { index, reopen } = await filled()
      const writer = await index.beginWrite()
      await expect((await reopen()).beginWrite()).rejects.toThrow(LibraryBusyError)
      await writer.close()
      await putAndPublish(await reopen(), [citing])
    })

    it('answers a question from one publication, whatever is published meanwhile', async () => {
      const { index, reopen } = await filled()
      const reader = await reopen()
      await reader.withSnapshot(async snapshot => {
        const before = await snapshot.search(bail)
        await putAndPublish(index, [citing], { remove: ['gamma'] })
        expect((await before.complete(['delta'])).joined).toEqual([])
        expect(await totalOf(await snapshot.search(bail))).toBe(2)
        expect(await snapshot.judgments(['gamma'])).toEqual([corpus[2]])
        expect(snapshot.facts.total).toBe(3)
      })
      const after = await reopen()
      expect((await search(after, bail)).ids.sort()).toEqual(['alpha', 'delta'])
      expect(await ask(after, async ({ facts }) => facts.total)).toBe(3)
    })

    it('answers it so however many publications follow', async () => {
      const { index, reopen } = await filled()
      const reader = await reopen()
      await reader.withSnapshot(async snapshot => {
        const before = await snapshot.search(bail)
        for (const round of ['one', 'two', 'three'])
          await putAndPublish(index, [makeJudgment('gamma', { text: `Bail in round ${round}.` })])
        const { count } = await before.complete(['gamma'])
        expect((await count()).total).toBe(2)
        expect(await totalOf(await snapshot.search(bail))).toBe(2)
        expect(await snapshot.judgments(['gamma'])).toEqual([corpus[2]])
      })
      const [gamma] = await ask(await reopen(), one => one.judgments(['gamma']))
      expect(gamma?.paragraphs[0]?.text).toBe('Bail in round three.')
    })

    it('names each publication anew, and keeps its facts while it lasts', async () => {
      const { index, reopen } = await filled()
      const before = await ask(index, async ({ edition, facts }) => ({ edition, facts }))
      expect(await ask(index, async ({ facts }) => facts)).toBe(before.facts)
      await putAndPublish(index, [citing])
      expect(await ask(await reopen(), async ({ edition }) => edition)).not.toBe(before.edition)
    })

    it('remembers which edition of the landmarks is published', async () => {
      const { index, reopen } = await empty()
      expect(await index.landmarks()).toBeNull()
      await putAndPublish(index, corpus, { landmarks: 'first' })
      expect(await (await reopen()).landmarks()).toBe('first')
      await putAndPublish(index, [], { remove: ['gamma'] })
      expect(await (await reopen()).landmarks()).toBe('first')
    })
  })
}
