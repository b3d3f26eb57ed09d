import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { SearchQuery, TextNode, WordsNode } from '../../library/search-query.ts'
import { makeJudgment } from '../../library/testing/make-judgment.ts'
import { putAndPublish } from '../../library/testing/put-and-publish.ts'
import { loadEditionFile, writeEditionFile } from '../edition-file.ts'
import { openLanceIndex, type SharingIndex } from '../lance-index.ts'
import { loadPublished } from '../published.ts'
import { addLists } from './publish-lists.ts'

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
]

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

/** As an earlier version of the program left it, which asked the engine for words too. */
async function forgetLists() {
  const version = loadPublished(folder)?.version ?? 0
  const edition = loadEditionFile(folder, version)
  if (edition) await writeEditionFile(folder, version, { ...edition, lists: null })
  await index.close()
  index = openLanceIndex({ folder })
}

const listsOf = () => loadEditionFile(folder, loadPublished(folder)?.version ?? 0)?.lists

describe('lists of who has a word', () => {
  it('find and score what the engine finds', async () => {
    await putAndPublish(index, cases(0, 60))
    const byLists = await findAll()
    await forgetLists()
    expect(await findAll()).toEqual(byLists)
    const counts = byLists.map(found => Object.keys(found).length)
    expect(counts).toEqual([55, 51, 57, 24, 1, 0, 4, 2])
  })

  it('are made for a library of an earlier version, which then uses them without a restart', async () => {
    await putAndPublish(index, cases(0, 30))
    await forgetLists()
    const before = await findAll()
    expect(await index.withShared(async ({ memory }) => memory.lists)).toBeUndefined()
    await index.complete()
    expect(await findAll()).toEqual(before)
    expect(await index.withShared(async ({ memory }) => memory.lists)).toBeDefined()
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

  it('are written again with newer ones, so that there are never many and none is left behind', async () => {
    for (let from = 0; from < 40; from += 2) await putAndPublish(index, cases(from, from + 2))
    const lists = listsOf() ?? []
    expect(lists.length).toBeLessThanOrEqual(5)
    expect(lists.reduce((sum, { rows }) => sum + rows, 0)).toBe(40)
    const grown = await findAll()
    expect(readdirSync(folder).filter(name => name.startsWith('lists-')).length).toBeLessThanOrEqual(
      4 * lists.length + 4,
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
      { name: 'lists-1-0', rows: 30 },
    ])
    clearImmediate(next)
    expect(turnsWhileRead).toBeGreaterThanOrEqual(29)
  })
})
