import { describe, expect, it } from 'vitest'
import type { SearchQuery, TextNode } from '../search-query.ts'
import { citing, helpersOf, idsOf, type OpenIndex, phrase, search, words } from './contract-corpus.ts'
import { makeJudgment } from './make-judgment.ts'
import { putAndPublish } from './put-and-publish.ts'

const bail = words('bail')

export function describeOrdering(name: string, open: OpenIndex) {
  describe(`a case index puts what it finds in order: ${name}`, () => {
    const { filled } = helpersOf(open)

    async function inOrder(order: SearchQuery['order'], query: Partial<SearchQuery> = {}) {
      const { index } = await filled()
      await putAndPublish(index, [
        citing,
        makeJudgment('may', { year: 2020, date: '2020-05-04', text: 'Bail.' }),
        makeJudgment('also-may', { year: 2020, date: '2020-05-04', text: 'Bail, and bail again.' }),
        makeJudgment('undated', { text: 'Bail and nothing else.' }),
      ])
      return search(index, { text: bail, filters: {}, size: 10, order, ...query })
    }

    it('by date, the latest first; what has no date comes last, and the order of one day is always the same', async () => {
      expect((await inOrder('newest')).ids).toEqual(['also-may', 'may', 'delta', 'gamma', 'alpha', 'undated'])
      expect((await inOrder('oldest')).ids).toEqual(['alpha', 'gamma', 'delta', 'also-may', 'may', 'undated'])
    })

    it('by how many judgments cite them, the latest of equals first', async () => {
      const { hits } = await inOrder('cited')
      expect(hits.map(({ entry }) => [entry.id, entry.citedByCount])).toEqual([
        ['alpha', 1],
        ['also-may', 0],
        ['may', 0],
        ['delta', 0],
        ['gamma', 0],
        ['undated', 0],
      ])
    })

    it('takes the first of that order from all that match, however little they score', async () => {
      const { ids, total } = await inOrder('oldest', { size: 2, floor: 0.99 })
      expect({ ids, total }).toEqual({ ids: ['alpha', 'gamma'], total: 6 })
      expect((await inOrder('cited', { size: 1 })).ids).toEqual(['alpha'])
    })

    it('counts and filters as in any other order, and without words', async () => {
      const { ids, completed } = await inOrder('newest', { filters: { category: 'Criminal' } })
      expect(ids).toEqual(['gamma', 'alpha'])
      expect(completed.facets.category).toEqual([{ value: 'Criminal', count: 2 }])
      expect((await inOrder('cited', { text: null, filters: { yearTo: 2000 } })).ids).toEqual([
        'alpha',
        'beta',
      ])
    })
  })

  describeWithin(name, open)
}

function describeWithin(name: string, open: OpenIndex) {
  describe(`a case index searches within what it finds: ${name}`, () => {
    const { filled } = helpersOf(open)
    const life: TextNode = words('life')

    it('keeps those that match both, with the scores that they had', async () => {
      const { index } = await filled()
      const text = words('bail injunction', 'any')
      const all = await search(index, { text, filters: {}, size: 10 })
      const kept = await search(index, { text, filters: {}, size: 10, within: life })
      expect(kept.ids.toSorted()).toEqual(['beta', 'gamma'])
      expect(kept.total).toBe(2)
      for (const { entry, score } of kept.hits)
        expect(score).toBeCloseTo(all.hits.find(hit => hit.entry.id === entry.id)?.score ?? 0, 4)
    })

    it('counts facets and joins others within it only', async () => {
      const { index } = await filled()
      const query = { text: bail, filters: {}, size: 10, within: life }
      const { completed } = await search(index, query, ['alpha', 'beta'])
      expect(idsOf(completed.joined)).toEqual(['beta'])
      expect(completed.total).toBe(2)
      expect(completed.facets.category.toSorted((one, other) => (one.value < other.value ? -1 : 1))).toEqual([
        { value: 'Civil', count: 1 },
        { value: 'Criminal', count: 1 },
      ])
    })

    it('keeps of those that have a section only the ones within it', async () => {
      const { index } = await filled()
      const section = {
        kind: 'section',
        act: 'IPC',
        section: '302',
        also: [{ act: 'BNS', section: '103' }],
      } as const
      const text: TextNode = { kind: 'or', nodes: [{ ...section, isNamed: true }, words('injunction')] }
      const found = await search(index, { text, filters: {}, size: 10 })
      expect(found.ids.toSorted()).toEqual(['alpha', 'beta', 'gamma'])
      const kept = await search(index, { text, filters: {}, size: 10, within: life })
      expect(kept.ids.toSorted()).toEqual(['beta', 'gamma'])
      expect(kept.total).toBe(2)
    })

    it('takes what excludes, phrases, and what is known of a judgment', async () => {
      const { index } = await filled()
      const within = async (node: TextNode) =>
        (await search(index, { text: null, filters: {}, size: 10, within: node })).ids.toSorted()
      expect(await within({ kind: 'and', nodes: [bail, { kind: 'not', node: words('murder') }] })).toEqual([])
      expect(await within({ kind: 'not', node: phrase('right to life') })).toEqual(['alpha', 'gamma'])
      expect(await within({ kind: 'known', test: { field: 'judge', judges: ['B. Sen'] } })).toEqual(['beta'])
    })
  })

  describe(`a case index knows how many judges sat: ${name}`, () => {
    it('filters by a least number, and leaves out a bench that is not known', async () => {
      const { find } = helpersOf(open)
      expect((await find(null, { benchFrom: 1 })).ids.toSorted()).toEqual(['alpha', 'beta'])
      const two = await find(null, { benchFrom: 2 })
      expect(two.ids).toEqual(['beta'])
      expect(two.completed.facets.court).toEqual([{ value: 'Bombay High Court', count: 1 }])
      expect((await find(bail, { benchFrom: 5 })).total).toBe(0)
    })
  })
}
