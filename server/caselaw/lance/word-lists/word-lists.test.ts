import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Index } from '@lancedb/lancedb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Judgment } from '#shared/cases/judgment.ts'
import { type SearchQuery, type TextNode, textFields, type WordsNode } from '../../library/search-query.ts'
import { makeJudgment } from '../../library/testing/make-judgment.ts'
import { putAndPublish } from '../../library/testing/put-and-publish.ts'
import { longestToken } from '../../text/section-token.ts'
import { openCatalogue } from '../catalogue.ts'
import { loadEditionFile, writeEditionFile } from '../edition-file.ts'
import { evaluate } from '../evaluate.ts'
import { openLanceIndex, type SharingIndex } from '../lance-index.ts'
import { loadPublished, writePublished } from '../published.ts'
import { openTable } from '../table.ts'
import { keyOfWord } from './build-lists.ts'
import { type ListEntry, loadHead, openLists } from './lists-file.ts'
import { addLists } from './publish-lists.ts'
import { openWordScorer } from './score-words.ts'

let folder = ''
let index: SharingIndex

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-word-lists-'))
  index = openLanceIndex({ folder })
})
afterEach(async () => {
  await index.close()
  rmSync(folder, { recursive: true })
})

const words = ['bail', 'murder', 'cheque', 'injunction', 'दंड', 'élan', 'notice', 'lease', '302', 'the']

/** Judgments that differ in which words they have, how often, and in how long they are. */
function makeCase(number: number, shift = 0): Judgment {
  const text = words.flatMap((word, at) => Array(((number + shift) * (at + 3)) % 7).fill(word)).join(' ')
  return makeJudgment(`case-${number}`, {
    title: `${words[(number + shift) % 4]} of party ${number}`,
    citations: number % 2 === 0 ? [`AIR ${1950 + number} SC ${number}`] : [],
    headnotes: number % 5 === 0 ? ['bail and notice', 'lease of the land'] : [],
    text: `${text} ${'filler '.repeat(number % 11)}`,
  })
}
const cases = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => makeCase(from + at))

const asked: TextNode[] = [
  { kind: 'words', text: 'bail', match: 'all' },
  { kind: 'words', text: 'Bail murder', match: 'all' },
  { kind: 'words', text: 'bail murder Elan दंड', match: 'any', boost: 0.5 },
  { kind: 'words', text: 'bail notice', match: 'any', fields: ['title', 'headnotes'] },
  { kind: 'words', text: '1954', match: 'all', fields: ['citation'] },
  { kind: 'words', text: 'nowhere', match: 'any' },
  {
    kind: 'and',
    nodes: [
      {
        kind: 'or',
        nodes: [say('bail'), say('cheque', { boost: 2 }), { kind: 'phrase', text: 'the filler' }],
      },
      { kind: 'not', node: say('lease') },
    ],
  },
  { kind: 'or', nodes: [say('injunction'), say('302'), { kind: 'not', node: say('murder') }] },
  { kind: 'phrase', text: 'bail murder' },
  { kind: 'phrase', text: 'Murder cheque' },
  { kind: 'phrase', text: 'filler filler filler' },
  { kind: 'phrase', text: 'bail and', fields: ['headnotes', 'body'] },
  { kind: 'phrase', text: 'of party', fields: ['title'] },
  { kind: 'phrase', text: 'lease nowhere' },
  near(['bail'], ['cheque'], 3),
  near(['notice', 'lease'], ['302'], 2),
  near(['the'], ['the'], 2),
  {
    kind: 'and',
    nodes: [
      { kind: 'phrase', text: 'bail murder' },
      say('cheque'),
      { kind: 'not', node: say('cheque', { fields: ['title'] }) },
    ],
  },
  {
    kind: 'and',
    nodes: [
      { kind: 'not', node: { kind: 'phrase', text: 'filler filler filler' } },
      { kind: 'or', nodes: [near(['bail'], ['cheque'], 3), say('injunction')] },
      say('bail party', { match: 'any', fields: ['title'] }),
    ],
  },
]

function near(left: string[], right: string[], within: number): TextNode {
  const terms = (texts: string[]) => texts.map(text => ({ text, isPrefix: false }))
  return { kind: 'near', left: terms(left), right: terms(right), within }
}

function say(text: string, how: Partial<WordsNode> = {}): WordsNode {
  return { kind: 'words', text, match: 'all', ...how }
}

async function findAll() {
  const found: Record<string, number>[] = []
  await index.withSnapshot(async snapshot => {
    for (const text of asked) {
      const query: SearchQuery = { text, filters: {}, size: 1000 }
      const { hits } = await snapshot.search(query)
      found.push(Object.fromEntries(hits.map(({ entry, score }) => [entry.id, Number(score.toFixed(3))])))
    }
  })
  return found
}

/** The engine knows how long a text is to the word; the lists round it, as OpenSearch does. */
function expectAlike(found: Record<string, number>[], other: Record<string, number>[]) {
  const near = other.map(scores =>
    Object.fromEntries(
      Object.entries(scores).map(([id, score]) => [
        id,
        expect.toSatisfy((own: number) => Math.abs(own - score) <= 0.03 * score),
      ]),
    ),
  )
  expect(found).toEqual(near)
}

/** As an earlier version of the program left it, which asked the engine for all texts. */
async function forgetLists() {
  const published = loadPublished(folder)
  const edition = loadEditionFile(folder, published?.version ?? 0)
  if (!published || !edition) throw new Error('nothing is published')
  await index.close()
  const table = await openTable(folder)
  for (const column of textFields)
    await table.createIndex(column, {
      config: Index.fts({
        withPosition: true,
        stem: false,
        removeStopWords: false,
        lowercase: true,
        asciiFolding: true,
        maxTokenLength: longestToken,
      }),
    })
  const version = await table.version()
  table.close()
  await writeEditionFile(folder, version, { ...edition, lists: null })
  await writePublished(folder, { ...published, version })
  index = openLanceIndex({ folder })
}

const listsOf = () => loadEditionFile(folder, loadPublished(folder)?.version ?? 0)?.lists

describe('lists of who has a word', () => {
  it('find and score what the engine finds', async () => {
    await putAndPublish(index, cases(0, 60))
    const byLists = await findAll()
    await forgetLists()
    expectAlike(await findAll(), byLists)
    const counts = byLists.map(found => Object.keys(found).length)
    expect(counts).toEqual([55, 51, 57, 24, 1, 0, 4, 2, 51, 51, 42, 12, 60, 0, 17, 51, 42, 38, 16])
  })

  it('pass over the many places of a common word to those that are asked for', async () => {
    const the = (times: number) => 'the '.repeat(times)
    await putAndPublish(index, [
      makeJudgment('one', { text: `${the(3)} word` }),
      makeJudgment('two', { text: `last ${the(300)} word last word` }),
      makeJudgment('three', { text: `${the(200)} last ${the(5)} end word` }),
    ])
    const having = async (text: string) => {
      const query: SearchQuery = { text: { kind: 'phrase', text }, filters: {}, size: 10 }
      const { hits } = await index.withSnapshot(({ search }) => search(query))
      return hits.map(({ entry }) => entry.id).toSorted()
    }
    expect(await having('the word')).toEqual(['one', 'two'])
    expect(await having('last word')).toEqual(['two'])
    expect(await having('the last')).toEqual(['three'])
    expect(await having('last the the')).toEqual(['three', 'two'])
    expect(await having('end word')).toEqual(['three'])
  })

  it('know a term of several words as a whole, when something is to be near it', async () => {
    await putAndPublish(index, [
      makeJudgment('near', {
        text: 'The right to life is a fundamental right. It means the right to a life of dignity.',
      }),
      makeJudgment('apart', {
        text: 'The right to be heard, and of a long life. Dignity is said of the right to life nowhere near.',
      }),
    ])
    const having = async (left: string, right: string, within: number) => {
      const query: SearchQuery = { text: near([left], [right], within), filters: {}, size: 10 }
      const { hits } = await index.withSnapshot(({ search }) => search(query))
      return hits.map(({ entry }) => entry.id)
    }
    expect(await having('right to life', 'fundamental right', 3)).toEqual(['near'])
    expect(await having('right to life', 'fundamental right', 2)).toEqual([])
    expect(await having('life', 'dignity', 2)).toEqual(expect.arrayContaining(['near', 'apart']))
    expect(await having('right to life', 'dignity', 4)).toEqual([])
    expect(await having('right to life', 'dignity', 6)).toEqual(['apart'])
  })

  it('look for a phrase only in the judgments that the rest of a question leaves', async () => {
    await putAndPublish(index, cases(0, 60))
    const { lists, ...memory } = await index.withShared(async shared => shared.memory)
    if (!lists) throw new Error('there are no lists')
    const scorer = openWordScorer(folder, listsOf() ?? [], lists)
    let readings = 0
    const parts = scorer.parts.map(part => ({
      ...part,
      lists: {
        ...part.lists,
        readPositions: (entry: ListEntry) => {
          readings += 1
          return part.lists.readPositions(entry)
        },
      },
    }))
    const askEngine = async () => expect.unreachable()
    const find = (...nodes: TextNode[]) =>
      evaluate(
        { kind: 'and', nodes: [{ kind: 'phrase', text: 'bail murder' }, ...nodes] },
        { catalogue: openCatalogue(memory), words: { ...scorer, parts }, askEngine },
      )
    expect((await find()).places).toHaveLength(51)
    expect(readings).toBe(2)
    expect((await find({ kind: 'not', node: say('murder') }, say('cheque'))).places).toHaveLength(0)
    expect(readings).toBe(2)
    scorer.close()
  })

  it('are made for a library of an earlier version, which then uses them without a restart', async () => {
    await putAndPublish(index, cases(0, 30))
    await forgetLists()
    const before = await findAll()
    expect(await index.withShared(async ({ memory }) => memory.lists)).toBeUndefined()
    await index.complete()
    expectAlike(await findAll(), before)
    expect(await index.withShared(async ({ memory }) => memory.lists)).toBeDefined()

    await putAndPublish(index, [makeCase(30)])
    const table = await openTable(folder)
    const indexed = (await table.listIndices()).flatMap(({ columns }) => columns)
    table.close()
    expect(indexed.toSorted()).toEqual(['id', 'title'])
  })

  it('tell of a judgment that was put again only what it says now, and nothing of a removed one', async () => {
    await putAndPublish(index, cases(0, 40))
    await putAndPublish(index, [makeJudgment('case-7', { text: 'zamindari' }), ...cases(40, 44)], {
      remove: ['case-8', 'case-41'],
    })
    await putAndPublish(index, [makeCase(8, 1)])
    const having = async (text: string) =>
      index.withSnapshot(async ({ search }) => {
        const { hits } = await search({ text: say(text), filters: {}, size: 100 })
        return hits.map(({ entry }) => entry.id)
      })
    expect(await having('zamindari')).toEqual(['case-7'])
    const fillers = await having('filler')
    expect(fillers).toContain('case-8')
    expect(fillers).not.toContain('case-7')
    expect(fillers).not.toContain('case-41')
  })

  const only = (number: number, word: string) => makeJudgment(`case-${number}`, { text: `${word} bail` })
  /** In how many files some judgment has the word, though readers may not be told of it. */
  function countFilesWith(word: string) {
    const found = (listsOf() ?? []).map(({ name }) => {
      const lists = openLists(folder, name, loadHead(folder, name).buckets)
      const entry = lists.find(keyOfWord('body', word))
      lists.close()
      return entry
    })
    return found.filter(entry => entry !== null).length
  }
  async function expectSameAsAtOnce(all: Judgment[]) {
    const grown = await findAll()
    await index.close()
    rmSync(folder, { recursive: true })
    index = openLanceIndex({ folder })
    await putAndPublish(index, all)
    expect(grown).toEqual(await findAll())
  }

  it('score nothing for what a judgment that was replaced had, while older lists still have it', async () => {
    await putAndPublish(index, cases(0, 40))
    for (const number of [7, 8, 7]) await putAndPublish(index, [makeCase(number, 3)])
    expect(listsOf()?.map(({ rows }) => rows)).toEqual([40, 2])
    await expectSameAsAtOnce(cases(0, 40).map((one, at) => (at === 7 || at === 8 ? makeCase(at, 3) : one)))
  })

  it('score nothing for it where few of very many were replaced, and where many were', async () => {
    await putAndPublish(index, cases(0, 200))
    await putAndPublish(index, [makeCase(7, 3)])
    expect(listsOf()?.map(({ rows }) => rows)).toEqual([200, 1])
    await putAndPublish(
      index,
      Array.from({ length: 40 }, (_, at) => makeCase(at, 3)),
    )
    expect(listsOf()?.map(({ rows }) => rows)).toEqual([200, 40])
    const many = cases(0, 200).map((one, at) => (at < 40 ? makeCase(at, 3) : one))
    await expectSameAsAtOnce(many)
    await putAndPublish(index, [makeCase(50, 3), makeCase(60, 3)])
    await expectSameAsAtOnce(many.map((one, at) => (at === 50 || at === 60 ? makeCase(at, 3) : one)))
  })

  it('forget what was replaced when they are put together', async () => {
    await putAndPublish(index, [...cases(1, 40), only(0, 'zamindari')])
    expect(countFilesWith('zamindari')).toBe(1)
    const again = Array.from({ length: 20 }, (_, at) => makeCase(at, 2))
    await putAndPublish(index, again)
    expect(listsOf()?.map(({ rows }) => rows)).toEqual([40])
    expect(countFilesWith('zamindari')).toBe(0)
    await expectSameAsAtOnce([...again, ...cases(20, 40)])
  })

  it('forget what was replaced or taken out when the table is written again', async () => {
    await putAndPublish(index, [...cases(2, 60), only(0, 'zamindari'), only(1, 'inamdari')])
    await putAndPublish(index, [makeCase(0)])
    expect(listsOf()?.map(({ rows }) => rows)).toEqual([60, 1])
    expect(countFilesWith('zamindari')).toBe(1)
    await putAndPublish(index, [makeCase(60)], { remove: ['case-1'] })
    expect(listsOf()?.map(({ rows }) => rows)).toEqual([58, 2])
    expect(countFilesWith('zamindari') + countFilesWith('inamdari')).toBe(0)
    await putAndPublish(index, [], { remove: ['case-0', 'case-60'] })
    expect(listsOf()?.map(({ rows }) => rows)).toEqual([58])
    await expectSameAsAtOnce(cases(2, 60))
  })

  it('are written again with newer ones, so that there are never many and none is left behind', async () => {
    for (let from = 0; from < 40; from += 2) await putAndPublish(index, cases(from, from + 2))
    const lists = listsOf() ?? []
    expect(lists.length).toBeLessThanOrEqual(5)
    expect(lists.reduce((sum, { rows }) => sum + rows, 0)).toBe(40)
    const grown = await findAll()
    expect(readdirSync(folder).filter(name => name.startsWith('ordered-')).length).toBeLessThanOrEqual(
      6 * lists.length + 6,
    )
    await index.close()
    rmSync(folder, { recursive: true })
    index = openLanceIndex({ folder })
    await putAndPublish(index, cases(0, 40))
    expect(await findAll()).toEqual(grown)
  })

  it('are made so that a server answers others in between', async () => {
    let turnsWhileRead = 0
    async function* rows() {
      for (let at = 0; at < 30; at += 1)
        yield { id: `case-${at}`, title: 'A', citation: '', headnotes: '', body: 'bail' }
      turnsWhileRead = turns
    }
    let turns = 0
    let next = setImmediate(count)
    function count() {
      turns += 1
      next = setImmediate(count)
    }
    expect(await addLists(folder, [], { version: 1, rows: rows() })).toEqual([
      { name: 'ordered-1-0', rows: 30 },
    ])
    clearImmediate(next)
    expect(turnsWhileRead).toBeGreaterThanOrEqual(29)
  })
})
