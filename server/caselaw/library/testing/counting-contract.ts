import { describe, expect, it } from 'vitest'
import { helpersOf, idsOf, type OpenIndex, search, words } from './contract-corpus.ts'
import { makeJudgment } from './make-judgment.ts'
import { putAndPublish } from './put-and-publish.ts'

export function describeCounting(name: string, open: OpenIndex) {
  describe(`a case index filters and counts: ${name}`, () => {
    const { filled, shared, find } = helpersOf(open)

    it('filters by category, court, years, judge and section', async () => {
      expect((await find(null, { category: 'Criminal' })).ids.sort()).toEqual(['alpha', 'gamma'])
      expect((await find(null, { courts: ['Bombay High Court'] })).ids).toEqual(['beta'])
      expect((await find(null, { yearFrom: 1990, yearTo: 2000 })).ids).toEqual(['beta'])
      expect((await find(null, { judges: ['A. Rao'], category: 'Criminal' })).ids).toEqual(['alpha'])
      expect((await find(null, { sections: ['CPC'] })).ids).toEqual(['beta'])
    })

    it('takes an old section and its successor for the same when it filters', async () => {
      expect((await find(null, { sections: ['IPC 302'] })).ids.sort()).toEqual(['alpha', 'gamma'])
    })

    it('finds by every section that it counts at least what it counted', async () => {
      const { facets } = (await find(null)).completed
      expect(facets.section).toHaveLength(8)
      for (const { value, count } of facets.section)
        expect((await find(null, { sections: [value] })).total, value).toBeGreaterThanOrEqual(count)
    })

    it('counts what matches, and a facet is not narrowed by its own filter', async () => {
      const { total, completed } = await find(words('life bail', 'any'), { category: 'Criminal' })
      expect(total).toBe(2)
      expect(completed.total).toBe(2)
      expect(completed.facets.category).toEqual([
        { value: 'Criminal', count: 2 },
        { value: 'Civil', count: 1 },
      ])
      expect(completed.facets.court).toEqual([{ value: 'Supreme Court of India', count: 2 }])
    })

    it('counts others in with what matches, before the longest lists are cut', async () => {
      const { index } = await filled()
      const benches = Array.from({ length: 40 }, (_, at) => `Judge ${at + 10}`)
      await putAndPublish(index, [
        ...benches.map(judge =>
          makeJudgment(judge.replace(' ', '-').toLowerCase(), { bench: [judge], text: 'rent' }),
        ),
        makeJudgment('other', { bench: ['Judge 49'], text: 'tax' }),
      ])
      const query = { text: words('rent'), filters: {}, size: 5 }
      expect((await search(index, query)).completed.facets.judge).toHaveLength(30)
      const { facets } = (await search(index, query, ['other'])).completed
      expect(facets.judge).toHaveLength(30)
      expect(facets.judge[0]).toEqual({ value: 'Judge 49', count: 2 })
    })

    it('returns the best of many and says how many there are', async () => {
      const { index } = await shared()
      const answer = await search(index, { text: words('bail'), filters: {}, size: 1 })
      expect(answer.hits).toHaveLength(1)
      expect(answer.total).toBe(2)
      expect(answer.completed.total).toBe(2)
    })

    it('lets others join that pass the filters, unless they are among the hits already', async () => {
      const { index } = await shared()
      const query = { text: words('bail'), filters: { category: 'Criminal' as const }, size: 1 }
      const { ids, completed } = await search(index, query, ['gamma', 'alpha', 'beta', 'nobody', 'alpha'])
      const rest = ['alpha', 'gamma'].filter(id => !ids.includes(id))
      expect(idsOf(completed.joined)).toEqual(rest)
      expect(completed.total).toBe(2)
    })
  })

  describeFloor(name, open)
}

function describeFloor(name: string, open: OpenIndex) {
  describe(`a case index drops what is too little: ${name}`, () => {
    const { filled, shared } = helpersOf(open)

    it('drops what scores less than the floor, and does not count it', async () => {
      const { index } = await shared()
      const query = { text: words('murder evidence', 'any'), filters: {}, size: 5 }
      const all = await search(index, query)
      const best = await search(index, { ...query, floor: 0.999 })
      expect(all.total).toBe(2)
      expect(best.total).toBe(1)
      expect(best.ids).toEqual(all.ids.slice(0, 1))
    })

    it('takes the floor from the best of what passes the filters, and counts for a value what choosing it finds', async () => {
      const { index } = await filled()
      const courts = ['Patna High Court', 'Delhi High Court', 'Madras High Court']
      const judgments = courts.flatMap((court, at) =>
        [...'abcd'].map((name, more) =>
          makeJudgment(`${name}-${court.slice(0, 5).toLowerCase()}`, {
            court,
            text: `${'quashing '.repeat(1 + (2 - at) * 12)} ${'of other things said '.repeat(20 * more)}`,
          }),
        ),
      )
      await putAndPublish(index, judgments)
      const query = { text: words('quashing'), floor: 0.6, size: 20 }
      const all = await search(index, { ...query, filters: {} })
      expect(all.total).toBeLessThan(12)
      for (const { value, count } of all.completed.facets.court) {
        const { total } = await search(index, { ...query, filters: { courts: [value] } })
        expect(total, value).toBeGreaterThan(0)
        expect(count, value).toBe(total)
      }
      expect(all.completed.facets.court).toHaveLength(3)
    })

    it('counts nothing twice, whether it was found or joins', async () => {
      const { index } = await shared()
      const query = { text: words('bail'), filters: {}, floor: 0.1, size: 1 }
      const { completed } = await search(index, query, ['alpha', 'beta', 'gamma'])
      expect(completed.total).toBe(3)
      expect(completed.facets.category).toEqual([
        { value: 'Criminal', count: 2 },
        { value: 'Civil', count: 1 },
      ])
    })
  })
}
