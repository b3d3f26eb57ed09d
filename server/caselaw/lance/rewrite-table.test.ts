import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { CaseIndex, Snapshot } from '../library/case-index.ts'
import type { SearchQuery, TextNode } from '../library/search-query.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { loadEditionFile, writeEditionFile } from './edition-file.ts'
import { openLanceIndex } from './lance-index.ts'
import { loadPublished } from './published.ts'
import { chooseMoment } from './rewrite-table.ts'
import { openTable } from './table.ts'

let root = ''
const opened: CaseIndex[] = []
const folderOf = (name: string) => path.join(root, name)
const textsOf = (name: string) => readdirSync(path.join(folderOf(name), 'judgments.lance', 'data'))

function open(name: string): CaseIndex {
  const index = openLanceIndex({ folder: folderOf(name) })
  opened.push(index)
  return index
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'munshi-rewritten-'))
})
afterEach(async () => {
  for (const index of opened.splice(0)) await index.close()
  rmSync(root, { recursive: true })
})

const common = ['bail', 'refused', 'granted', 'murder', 'dowry', 'appeal', 'dacoity', 'the', 'of', 'court']

/** A judgment of some thousand words, most of which no other has. The same numbers make the same one. */
function makeCase(number: number, edition = 0): Judgment {
  let seed = number * 97 + edition + 1
  const next = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % below
  }
  const words = Array.from({ length: 1200 }, () =>
    next(3) === 0 ? common[next(common.length)] : `w${next(1_000_000).toString(36)}`,
  )
  return makeJudgment(`case-${number}`, {
    title: `Mohanlal${number % 17} Sharma${number} v State`,
    year: 1950 + (number % 60),
    date: null,
    text: words.join(' '),
    headnotes: edition > 0 ? [`Corrected ${edition} times: bail.`] : ['Bail.'],
    citations: [`AIR ${1950 + (number % 60)} SC ${number}`],
    sections: [{ act: 'IPC', section: String(300 + ((number + edition) % 7)) }],
    precedents: [
      { title: 'unnamed', citation: `AIR ${1950 + ((number + 1) % 60)} SC ${number + 1}`, treatment: null },
    ],
  })
}
const cases = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => makeCase(from + at))

const texts: TextNode[] = [
  { kind: 'words', text: 'bail murder', match: 'any' },
  { kind: 'words', text: 'dowry corrected', match: 'all' },
  { kind: 'words', text: 'mohanlol3', match: 'all', fields: ['title'], fuzzy: true },
  { kind: 'words', text: 'sharma12', match: 'all', fields: ['title'], fuzzy: true },
  { kind: 'phrase', text: 'bail refused' },
  {
    kind: 'near',
    left: [{ text: 'murder', isPrefix: false }],
    right: [{ text: 'appeal', isPrefix: false }],
    within: 3,
  },
  { kind: 'section', act: 'IPC', section: '302', isNamed: true },
  {
    kind: 'and',
    nodes: [
      { kind: 'words', text: 'court', match: 'all' },
      { kind: 'not', node: { kind: 'words', text: 'corrected', match: 'all' } },
    ],
  },
]
const queries: SearchQuery[] = [
  ...texts.map(text => ({ text, filters: {}, size: 500, citing: 500 })),
  { text: null, filters: { yearFrom: 1970 }, order: 'cited', size: 500 },
  {
    text: { kind: 'words', text: 'bail', match: 'any' },
    filters: {},
    size: 500,
    pairs: { texts: ['bail refused by the court of appeal'], weight: 1, among: 200 },
  },
]

/** All that a library answers, with every score and in its order. */
async function describeLibrary({ facts, ...snapshot }: Snapshot) {
  const ids = (await snapshot.walk({ after: null, size: 1000 })).map(({ id }) => id)
  const answers = []
  for (const query of queries) {
    const { hits, complete } = await snapshot.search(query)
    const { count } = await complete([])
    answers.push({
      hits: hits.map(({ entry, score, cites }) => [entry.id, score, cites]),
      counts: await count(),
    })
  }
  return {
    facts,
    answers,
    judgments: await snapshot.judgments(ids),
    list: (await snapshot.list({ from: 0, size: 1000 })).map(({ id }) => id),
    citing: await Promise.all(
      ids.map(async id =>
        (await snapshot.citedBy(id, { from: 0, size: 50 }))?.citing.map(one => one.entry.id),
      ),
    ),
    known: await snapshot.lookUp({
      words: ['bail', 'dacoty'],
      names: ['Mohanlal3 Sharma20'],
      beginnings: [{ text: 'w1', most: 300 }],
      telling: [{ text: 'bail for murder and dowry', most: 10 }],
    }),
  }
}

async function describePieces(name: string) {
  const table = await openTable(folderOf(name))
  const { numRows, fragmentStats } = await table.stats()
  table.close()
  return { pieces: fragmentStats.numFragments, hasDead: fragmentStats.lengths.max > numRows }
}

/** What was replaced has been on the disk for longer than a month. */
async function letTimePass(name: string) {
  const version = loadPublished(folderOf(name))?.version ?? 0
  const edition = loadEditionFile(folderOf(name), version)
  if (!edition) throw new Error('nothing is published')
  const outdatedSince = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString()
  await writeEditionFile(folderOf(name), version, { ...edition, outdatedSince })
}

describe('a library of which judgments were replaced', () => {
  it('answers to the letter what it answers when its table is written again as a whole', async () => {
    const grown = open('grown')
    await putAndPublish(grown, cases(0, 120))
    for (let time = 1; time <= 9; time += 1)
      await putAndPublish(grown, [makeCase(120 + time), makeCase(time * 7, time), makeCase(time * 6, time)])
    cpSync(folderOf('grown'), folderOf('whole'), { recursive: true })
    await letTimePass('whole')
    const last = [makeCase(3, 1)]
    await putAndPublish(grown, last)
    await putAndPublish(open('whole'), last)
    expect((await describePieces('grown')).pieces).toBeGreaterThan(2)
    expect(await describePieces('whole')).toEqual({ pieces: 1, hasDead: false })
    const [one, other] = await Promise.all(opened.map(index => index.withSnapshot(describeLibrary)))
    expect(one?.answers.map(({ hits }) => hits.length > 0)).toEqual(queries.map(() => true))
    expect(one).toEqual(other)
  }, 120_000)

  it('keeps the pieces of its table, and has few of them', async () => {
    const grown = open('grown')
    await putAndPublish(grown, cases(0, 150))
    const first = textsOf('grown')
    for (let time = 1; time <= 9; time += 1) {
      await putAndPublish(grown, [makeCase(time, time)])
      expect((await describePieces('grown')).pieces).toBeLessThanOrEqual(1 + 7)
    }
    expect(textsOf('grown')).toEqual(expect.arrayContaining(first))
    expect((await describePieces('grown')).pieces).toBeGreaterThan(1)
  }, 120_000)

  it('is answered from one edition while others replace and put together what it has', async () => {
    const grown = open('grown')
    await putAndPublish(grown, cases(0, 60))
    await grown.withSnapshot(async snapshot => {
      const before = await describeLibrary(snapshot)
      for (let time = 1; time <= 9; time += 1) await putAndPublish(grown, [makeCase(time, time)])
      await letTimePass('grown')
      await putAndPublish(grown, [makeCase(9, 10)])
      expect(await describePieces('grown')).toMatchObject({ pieces: 1 })
      expect(await describeLibrary(snapshot)).toEqual(before)
    })
    const [ninth] = await grown.withSnapshot(({ judgments }) => judgments(['case-9']))
    expect(ninth).toEqual(makeCase(9, 10))
  }, 120_000)

  it('is written again when as much is waste as is in use', async () => {
    const grown = open('grown')
    await putAndPublish(grown, cases(0, 30))
    let times = 1
    for (; (await describePieces('grown')).pieces === 1 || times === 1; times += 1)
      await putAndPublish(grown, cases(0, 10))
    for (; (await describePieces('grown')).pieces > 1; times += 1) await putAndPublish(grown, cases(0, 10))
    expect(times).toBeGreaterThan(2)
    expect(times).toBeLessThan(8)
  }, 120_000)
})

describe('what was replaced or taken out', () => {
  const publish = (judgments: Judgment[], remove: string[] = []) =>
    putAndPublish(open('grown'), judgments, { remove })

  it('is gone from the disk when the next judgment is added after its taking out', async () => {
    await publish(cases(0, 40))
    const first = textsOf('grown')
    await publish([], ['case-3'])
    expect(await describePieces('grown')).toEqual({ pieces: 1, hasDead: false })
    await publish([makeCase(41)])
    expect(textsOf('grown').filter(name => first.includes(name))).toEqual([])
    expect(textsOf('grown')).toHaveLength(2)
  }, 60_000)

  it('is gone after a month', async () => {
    await publish(cases(0, 40))
    const first = textsOf('grown')
    await publish([makeCase(3, 1)])
    await publish([makeCase(40)])
    expect(textsOf('grown')).toEqual(expect.arrayContaining(first))
    await letTimePass('grown')
    for (const number of [41, 42]) await publish([makeCase(number)])
    expect(textsOf('grown').filter(name => first.includes(name))).toEqual([])
  }, 60_000)

  it('is freed with the next publication but one where it was being read', async () => {
    await publish(cases(0, 40))
    const first = textsOf('grown')
    await open('grown').withSnapshot(async ({ judgments }) => {
      await publish([], ['case-3'])
      await publish([makeCase(41)])
      expect(await judgments(['case-3'])).toEqual([makeCase(3)])
    })
    for (const index of opened) await index.close()
    await publish([makeCase(42)])
    await publish([makeCase(43)])
    expect(textsOf('grown').filter(name => first.includes(name))).toEqual([])
  }, 60_000)
})

describe('the moment before which versions are forgotten', () => {
  const at = (version: number, seconds: number) => ({ version, timestamp: new Date(seconds * 1000) })

  it('is that of the oldest version that is needed', () => {
    expect(chooseMoment([at(1, 10), at(2, 20), at(3, 30)], 2)).toEqual(new Date(20_000))
  })

  it('is no later than any version after it, though the clock was set back', () => {
    expect(chooseMoment([at(1, 10), at(2, 20), at(3, 15), at(4, 25)], 2)).toEqual(new Date(15_000))
  })

  it('is none where nothing is published', () => {
    expect(chooseMoment([at(1, 10)], Number.POSITIVE_INFINITY)).toBeNull()
  })
})
