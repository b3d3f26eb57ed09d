import { describe, expect, it } from 'vitest'
import { countOf, listWordPairs } from '#server/caselaw/text/word-pairs.ts'
import type { CaseIndex } from '../case-index.ts'
import type { IndexFilters, IndexQuery, TextNode } from '../index-query.ts'
import { makeJudgment } from './make-judgment.ts'

type OpenIndex = () => Promise<{ index: CaseIndex; reopen: () => Promise<CaseIndex> }>

const words = (text: string, match: 'all' | 'any' = 'all', boost = 1): TextNode => ({
  kind: 'words',
  text,
  match,
  boost,
})
const phrase = (text: string): TextNode => ({ kind: 'phrase', text })
const corpus = [
  makeJudgment('alpha', {
    title: 'Ram Lal v State of Kerala',
    year: 1980,
    category: 'Criminal',
    bench: ['A. Rao'],
    citations: ['AIR 1980 SC 12'],
    sections: [{ act: 'IPC', section: '302' }],
    text: 'The accused was charged with murder.\nBail was refused because the evidence was strong.',
  }),
  makeJudgment('beta', {
    title: 'Sita Devi v Union of India',
    year: 1995,
    category: 'Civil',
    bench: ['B. Sen', 'A. Rao'],
    court: 'Bombay High Court',
    sections: [
      { act: 'CPC', section: 'Order 39 Rule 1' },
      { act: 'Specific Relief Act, 1963', section: '37' },
    ],
    text: 'An interim injunction needs a prima facie case.\nThe right to life is not in question.',
  }),
  makeJudgment('gamma', {
    title: 'Murder Reference of Kochi',
    year: 2019,
    category: 'Criminal',
    sections: [{ act: 'BNS', section: '103' }],
    text: 'Anticipatory bail is not for the asking; life to the right.',
  }),
]

const search = (index: CaseIndex, query: IndexQuery) => index.withSnapshot(one => one.search(query))
const load = (index: CaseIndex, ids: string[]) => index.withSnapshot(one => one.loadJudgments(ids))
/** Keeps the snapshot after the work. This is safe only while the same edition is published. */
const snapshotOf = (index: CaseIndex) => index.withSnapshot(async one => one)

function helpersOf(open: OpenIndex) {
  async function filled() {
    const opened = await open()
    await opened.index.put(corpus)
    await opened.index.publish()
    return opened
  }
  async function find(text: TextNode | null, filters: IndexFilters = {}) {
    const { index } = await filled()
    const answer = await search(index, { text, filters, limit: 10 })
    return { ...answer, ids: answer.hits.map(hit => hit.id) }
  }
  return { filled, find }
}

/** The tests of every CaseIndex. lance-index.test.ts runs them with LanceDB. */
export function describeCaseIndex(name: string, open: OpenIndex) {
  describe(`a case index finds: ${name}`, () => {
    const { filled, find } = helpersOf(open)

    it('finds nothing, and breaks on nothing, before anything was put', async () => {
      const { index } = await open()
      expect(await search(index, { text: words('murder'), filters: {}, limit: 5 })).toMatchObject({
        hits: [],
        total: 0,
      })
      expect(await load(index, ['alpha'])).toEqual([])
    })

    it('gives a judgment back exactly as it was put', async () => {
      const { index } = await filled()
      expect(await load(index, ['beta'])).toEqual([corpus[1]])
      expect((await load(index, ['gamma', 'unknown', 'alpha'])).map(found => found.id)).toEqual([
        'gamma',
        'alpha',
      ])
    })

    it('finds judgments that hold all the words, wherever they stand', async () => {
      expect((await find(words('bail murder'))).ids.sort()).toEqual(['alpha', 'gamma'])
      expect((await find(words('Bail MURDER evidence'))).ids).toEqual(['alpha'])
    })

    it('finds judgments that hold any of the words', async () => {
      expect((await find(words('injunction anticipatory', 'any'))).ids.sort()).toEqual(['beta', 'gamma'])
    })

    it('ranks a word in the title above one in the text', async () => {
      expect((await find(words('murder'))).ids).toEqual(['gamma', 'alpha'])
    })

    it('takes a phrase by its order, small words included', async () => {
      expect((await find(phrase('right to life'))).ids).toEqual(['beta'])
    })

    it('combines with and, or and not', async () => {
      expect(
        (await find({ kind: 'and', nodes: [words('bail'), { kind: 'not', node: words('anticipatory') }] }))
          .ids,
      ).toEqual(['alpha'])
      expect((await find({ kind: 'or', nodes: [words('injunction'), phrase('strong')] })).ids.sort()).toEqual(
        ['alpha', 'beta'],
      )
      const nested: TextNode = {
        kind: 'and',
        nodes: [{ kind: 'or', nodes: [words('injunction'), words('bail')] }, words('life')],
      }
      expect((await find(nested)).ids.sort()).toEqual(['beta', 'gamma'])
    })

    it('finds nothing for an or of nothing', async () => {
      const { total, countFacets } = await find({ kind: 'or', nodes: [] })
      expect(total).toBe(0)
      expect(countFacets(['beta']).court).toEqual([{ value: 'Bombay High Court', count: 1 }])
    })

    it('finds a name with a letter wrong', async () => {
      expect(
        (await find({ kind: 'words', text: 'Kerela', match: 'any', fields: ['title'], fuzzy: true })).ids,
      ).toEqual(['alpha'])
    })

    it('finds by section, not by the number alone', async () => {
      expect((await find({ kind: 'section', act: 'IPC', section: '302' })).ids).toEqual(['alpha'])
      expect((await find({ kind: 'section', act: 'CPC', section: 'Order 39 Rule 1' })).ids).toEqual(['beta'])
      expect((await find({ kind: 'section', act: 'CrPC', section: '302' })).ids).toEqual([])
    })
  })
  describeSections(name, open)
  describeCounting(name, open)
  describeFloor(name, open)
  describeBeside(name, open)
}

function describeSections(name: string, open: OpenIndex) {
  describe(`a case index knows a section under all its numbers: ${name}`, () => {
    const { filled } = helpersOf(open)
    it('takes the numbers of a section for one: who has both has it once, and one that was asked for has no floor', async () => {
      const { index } = await filled()
      const sections = [
        { act: 'IPC', section: '302' },
        { act: 'BNS', section: '103' },
      ]
      await index.put([
        makeJudgment('both', { sections, text: 'Bail.' }),
        ...Array.from({ length: 9 }, (_, at) => makeJudgment(`old${at}`, { sections: sections.slice(0, 1) })),
      ])
      await index.publish()
      const text: TextNode = {
        kind: 'section',
        act: 'IPC',
        section: '302',
        also: [{ act: 'BNS', section: '103' }],
      }
      const { hits } = await search(index, { text, filters: {}, floor: 0.9, limit: 20 })
      expect(hits).toHaveLength(12)
      for (const { score } of hits) expect(score).toBeCloseTo(hits[0]?.score ?? 0, 4)
      const more: TextNode = { kind: 'or', nodes: [words('bail murder', 'any', 50), text] }
      const floored = await search(index, { text: more, filters: {}, floor: 0.9, limit: 20 })
      expect(floored.total).toBeLessThan(3)
      const named: TextNode = {
        kind: 'or',
        nodes: [words('bail murder', 'any', 50), { ...text, isNamed: true }],
      }
      expect((await search(index, { text: named, filters: {}, floor: 0.9, limit: 20 })).total).toBe(12)
    })
  })
}

function describeCounting(name: string, open: OpenIndex) {
  describe(`a case index filters, counts and publishes: ${name}`, () => {
    const { filled, find } = helpersOf(open)
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
      const facets = (await find(null)).countFacets()
      expect(facets.section).toHaveLength(8)
      for (const { value, count } of facets.section)
        expect((await find(null, { sections: [value] })).total, value).toBeGreaterThanOrEqual(count)
    })

    it('counts what matches, and a facet is not narrowed by its own filter', async () => {
      const { total, countFacets } = await find(words('life bail', 'any'), { category: 'Criminal' })
      const facets = countFacets()
      expect(total).toBe(2)
      expect(facets.category).toEqual([
        { value: 'Criminal', count: 2 },
        { value: 'Civil', count: 1 },
      ])
      expect(facets.court).toEqual([{ value: 'Supreme Court of India', count: 2 }])
    })

    it('counts others in with what matches, before the longest lists are cut', async () => {
      const { index } = await filled()
      const benches = Array.from({ length: 40 }, (_, at) => `Judge ${at + 10}`)
      await index.put(
        benches.map(judge =>
          makeJudgment(judge.replace(' ', '-').toLowerCase(), { bench: [judge], text: 'rent' }),
        ),
      )
      await index.put([makeJudgment('other', { bench: ['Judge 49'], text: 'tax' })])
      await index.publish()
      const { countFacets } = await search(index, { text: words('rent'), filters: {}, limit: 5 })
      expect(countFacets().judge).toHaveLength(30)
      expect(countFacets(['other']).judge).toHaveLength(30)
      expect(countFacets(['other']).judge?.[0]).toEqual({ value: 'Judge 49', count: 2 })
    })

    it('returns the best of many and says how many there are', async () => {
      const { index } = await filled()
      const answer = await search(index, { text: words('bail'), filters: {}, limit: 1 })
      expect(answer.hits).toHaveLength(1)
      expect(answer.total).toBe(2)
    })

    it('shows nothing of what was put until it is published', async () => {
      const { index, reopen } = await filled()
      await index.put([makeJudgment('delta', { text: 'Bail again.' })])
      await index.remove(['alpha'])
      const other = await reopen()
      expect(
        (await search(other, { text: words('bail'), filters: {}, limit: 5 })).hits.map(hit => hit.id).sort(),
      ).toEqual(['alpha', 'gamma'])
      expect(await load(other, ['delta'])).toEqual([])
      await index.publish()
      const after = await reopen()
      expect(
        (await search(after, { text: words('bail'), filters: {}, limit: 5 })).hits.map(hit => hit.id).sort(),
      ).toEqual(['delta', 'gamma'])
    })

    it('replaces a judgment that is put again', async () => {
      const { index, reopen } = await filled()
      await index.put([makeJudgment('alpha', { text: 'A corrected text on limitation.' })])
      await index.publish()
      const after = await reopen()
      expect((await search(after, { text: words('evidence strong'), filters: {}, limit: 5 })).total).toBe(0)
      expect((await search(after, { text: words('limitation'), filters: {}, limit: 5 })).hits).toHaveLength(1)
    })
  })
}

function describeFloor(name: string, open: OpenIndex) {
  describe(`a case index drops what is too little: ${name}`, () => {
    const { filled } = helpersOf(open)

    it('drops what scores less than the floor, and does not count it', async () => {
      const { index } = await filled()
      const all = await search(index, { text: words('murder evidence', 'any'), filters: {}, limit: 5 })
      const best = await search(index, {
        text: words('murder evidence', 'any'),
        filters: {},
        limit: 5,
        floor: 0.999,
      })
      expect(all.total).toBe(2)
      expect(best.total).toBe(1)
      expect(best.hits).toEqual(all.hits.slice(0, 1))
    })

    it('takes the floor from the best of what passes the filters, and counts for a value what choosing it finds', async () => {
      const { index } = await filled()
      const courts = ['Patna High Court', 'Delhi High Court', 'Madras High Court']
      await index.put(
        courts.flatMap((court, at) =>
          [...'abcd'].map((name, more) =>
            makeJudgment(`${name}-${court.slice(0, 5).toLowerCase()}`, {
              court,
              text: `${'quashing '.repeat(1 + (2 - at) * 12)} ${'of other things said '.repeat(20 * more)}`,
            }),
          ),
        ),
      )
      await index.publish()
      const query = { text: words('quashing'), floor: 0.6, limit: 20 }
      const all = await search(index, { ...query, filters: {} })
      expect(all.total).toBeLessThan(12)
      for (const { value, count } of all.countFacets().court ?? []) {
        const { total } = await search(index, { ...query, filters: { courts: [value] } })
        expect(total, value).toBeGreaterThan(0)
        expect(count, value).toBe(total)
      }
      expect(all.countFacets().court).toHaveLength(3)
    })

    it('counts nothing twice, whether it was found or joins', async () => {
      const { index } = await filled()
      const found = await search(index, { text: words('bail'), filters: {}, floor: 0.1, limit: 1 })
      expect(['alpha', 'beta', 'gamma'].map(found.isFound)).toEqual([true, false, true])
      expect(found.countFacets(['alpha', 'beta']).category).toEqual([
        { value: 'Criminal', count: 2 },
        { value: 'Civil', count: 1 },
      ])
    })
  })
}

/** The facts about published judgments besides their texts. The ranking needs them. */
function describeBeside(name: string, open: OpenIndex) {
  describe(`a case index knows of what is published: ${name}`, () => {
    const { filled } = helpersOf(open)
    const citing = makeJudgment('delta', {
      text: 'Bail is the rule, and bail is the law.',
      precedents: [{ title: 'Ram Lal v State of Kerala', citation: 'AIR 1980 SC 12', treatment: null }],
    })

    it('lists the judgments without their texts, and says whose text it has', async () => {
      const { index } = await filled()
      const { entries, byId } = await snapshotOf(index)
      expect(entries.map(({ id }) => id).sort()).toEqual(['alpha', 'beta', 'gamma'])
      expect(byId('beta')).toMatchObject({
        title: 'Sita Devi v Union of India',
        year: 1995,
        hasFullText: true,
      })
      expect(byId('delta')).toBeUndefined()
    })

    it('knows which judgment cites which', async () => {
      const { index, reopen } = await filled()
      await index.put([citing])
      await index.publish()
      const { graph } = await snapshotOf(await reopen())
      expect(graph.cites('delta')).toEqual(['alpha'])
      expect(graph.citedBy('alpha')).toEqual(['delta'])
      expect(graph.mostCited).toBe(1)
      expect(graph.resolve({ title: 'Nobody v Anybody', citation: 'AIR 1980 SC 12' })).toBe('alpha')
    })

    it('counts in how many judgments a word stands, and in which a pair of words', async () => {
      const { index } = await filled()
      const { terms, loadWordPairs } = await snapshotOf(index)
      expect(terms.count('bail')).toBe(2)
      expect(terms.rarity('evidence')).toBeGreaterThan(terms.rarity('bail'))
      expect(terms.averageLength).toBeGreaterThan(1)
      const [gram = 0] = listWordPairs(['anticipatory', 'bail'])
      const pairs = await loadWordPairs(['gamma', 'alpha', 'unknown'])
      expect([...pairs.keys()].sort()).toEqual(['alpha', 'gamma'])
      expect([...pairs].filter(([, own]) => countOf(own, gram) > 0).map(([id]) => id)).toEqual(['gamma'])
    })

    it('moves on with what is published, and not before', async () => {
      const { index, reopen } = await filled()
      const reader = await reopen()
      const before = await snapshotOf(reader)
      expect(await snapshotOf(reader)).toBe(before)
      await index.put([citing])
      expect((await snapshotOf(await reopen())).byId('delta')).toBeUndefined()
      expect((await snapshotOf(await reopen())).graph.citedBy('alpha')).toEqual([])
      await index.publish()
      expect((await snapshotOf(await reopen())).byId('delta')).toBeDefined()
      expect((await snapshotOf(await reopen())).terms.count('bail')).toBe(3)
    })

    it('remembers which edition of the landmarks is published', async () => {
      const { index, reopen } = await open()
      expect(index.landmarks()).toBeNull()
      await index.put(corpus)
      await index.publish('first')
      expect((await reopen()).landmarks()).toBe('first')
      await index.remove(['gamma'])
      await index.publish()
      expect((await reopen()).landmarks()).toBe('first')
    })
  })
}
