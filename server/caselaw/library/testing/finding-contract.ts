import { describe, expect, it } from 'vitest'
import type { TextNode } from '../search-query.ts'
import { helpersOf, type OpenIndex, phrase, search, words } from './contract-corpus.ts'
import { makeJudgment } from './make-judgment.ts'
import { putAndPublish } from './put-and-publish.ts'

export function describeFinding(name: string, open: OpenIndex) {
  describe(`a case index finds: ${name}`, () => {
    const { filled, shared, find, empty } = helpersOf(open)

    it('finds nothing, and breaks on nothing, before anything was put', async () => {
      const { index } = await empty()
      const { hits, completed } = await search(index, { text: words('murder'), filters: {}, size: 5 }, [
        'alpha',
      ])
      expect(hits).toEqual([])
      expect(completed).toMatchObject({ joined: [], total: 0, facets: { court: [] } })
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
      const without: TextNode = { kind: 'not', node: words('anticipatory') }
      expect((await find({ kind: 'and', nodes: [words('bail'), without] })).ids).toEqual(['alpha'])
      const either: TextNode = { kind: 'or', nodes: [words('injunction'), phrase('strong')] }
      expect((await find(either)).ids.sort()).toEqual(['alpha', 'beta'])
      const nested: TextNode = {
        kind: 'and',
        nodes: [{ kind: 'or', nodes: [words('injunction'), words('bail')] }, words('life')],
      }
      expect((await find(nested)).ids.sort()).toEqual(['beta', 'gamma'])
    })

    it('finds nothing for an or of nothing', async () => {
      const { index } = await shared()
      const nothing: TextNode = { kind: 'or', nodes: [] }
      const query = { text: nothing, filters: {}, size: 9 }
      expect((await search(index, query)).total).toBe(0)
      const { completed } = await search(index, query, ['beta'])
      expect(completed.total).toBe(1)
      expect(completed.facets.court).toEqual([{ value: 'Bombay High Court', count: 1 }])
    })

    it('finds a name with a letter wrong', async () => {
      const name: TextNode = { kind: 'words', text: 'Kerela', match: 'any', fields: ['title'], fuzzy: true }
      expect((await find(name)).ids).toEqual(['alpha'])
    })

    it('finds other forms of a word only where they are asked for, the word itself first', async () => {
      const { index } = await filled()
      await putAndPublish(index, [
        makeJudgment('plural', { text: 'Injunctions were sought.' }),
        makeJudgment('verb', { text: 'The injunction was refused.' }),
      ])
      const query = { filters: {}, size: 9 }
      expect((await search(index, { ...query, text: words('injunctions') })).ids).toEqual(['plural'])
      const forms = { kind: 'words', text: 'injunctions', match: 'any', forms: true } as const
      const found = (await search(index, { ...query, text: forms })).ids
      expect(found[0]).toBe('plural')
      expect(found.toSorted()).toEqual(['beta', 'plural', 'verb'])
    })

    it('finds every word with a beginning', async () => {
      const text: TextNode = { kind: 'prefix', text: 'anticip', words: ['anticipatory'] }
      expect((await find(text)).ids).toEqual(['gamma'])
      expect((await find({ ...text, text: 'zzq', words: [] })).ids).toEqual([])
    })

    it('finds words near each other, in either order, and not farther apart', async () => {
      const side = (text: string) => [{ text, isPrefix: false }]
      const near = (left: string, right: string, within: number): TextNode => ({
        kind: 'near',
        left: side(left),
        right: side(right),
        within,
      })
      expect((await find(near('refused', 'evidence', 3))).ids).toEqual(['alpha'])
      expect((await find(near('evidence', 'refused', 3))).ids).toEqual(['alpha'])
      expect((await find(near('refused', 'evidence', 2))).ids).toEqual([])
    })

    it('finds by what is known of a judgment', async () => {
      const known = (test: Extract<TextNode, { kind: 'known' }>['test']): TextNode => ({
        kind: 'known',
        test,
      })
      expect((await find(known({ field: 'judge', judges: ['B. Sen'] }))).ids).toEqual(['beta'])
      expect((await find(known({ field: 'court', courts: ['Bombay High Court'] }))).ids).toEqual(['beta'])
      expect((await find(known({ field: 'id', ids: ['gamma', 'nobody'] }))).ids).toEqual(['gamma'])
      expect((await find(known({ field: 'year', from: 1990, to: null }))).ids.sort()).toEqual([
        'beta',
        'gamma',
      ])
      const section = known({ field: 'section', act: null, section: '302' })
      expect((await find(section)).ids).toEqual(['alpha'])
      const both: TextNode = { kind: 'and', nodes: [words('bail'), { kind: 'not', node: section }] }
      expect((await find(both)).ids).toEqual(['gamma'])
    })
  })

  describeSections(name, open)
}

function describeSections(name: string, open: OpenIndex) {
  describe(`a case index knows a section under all its numbers: ${name}`, () => {
    const { filled, find } = helpersOf(open)

    it('finds by section, not by the number alone', async () => {
      expect((await find({ kind: 'section', act: 'IPC', section: '302' })).ids).toEqual(['alpha'])
      expect((await find({ kind: 'section', act: 'CPC', section: 'Order 39 Rule 1' })).ids).toEqual(['beta'])
      expect((await find({ kind: 'section', act: 'CrPC', section: '302' })).ids).toEqual([])
    })

    it('takes the numbers of a section for one: who has both has it once, and one that was asked for has no floor', async () => {
      const { index } = await filled()
      const sections = [
        { act: 'IPC', section: '302' },
        { act: 'BNS', section: '103' },
      ]
      await putAndPublish(index, [
        makeJudgment('both', { sections, text: 'Bail.' }),
        ...Array.from({ length: 9 }, (_, at) => makeJudgment(`old${at}`, { sections: sections.slice(0, 1) })),
      ])
      const text: TextNode = {
        kind: 'section',
        act: 'IPC',
        section: '302',
        also: [{ act: 'BNS', section: '103' }],
      }
      const query = { filters: {}, floor: 0.9, size: 20 }
      const { hits } = await search(index, { ...query, text })
      expect(hits).toHaveLength(12)
      for (const { score } of hits) expect(score).toBeCloseTo(hits[0]?.score ?? 0, 4)
      const more: TextNode = { kind: 'or', nodes: [words('bail murder', 'any', 50), text] }
      expect((await search(index, { ...query, text: more })).total).toBeLessThan(3)
      const named: TextNode = {
        kind: 'or',
        nodes: [words('bail murder', 'any', 50), { ...text, isNamed: true }],
      }
      expect((await search(index, { ...query, text: named })).total).toBe(12)
    })
  })
}
