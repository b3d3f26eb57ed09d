import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SearchQuery } from '../../library/search-query.ts'
import { makeJudgment } from '../../library/testing/make-judgment.ts'
import { putAndPublish } from '../../library/testing/put-and-publish.ts'
import { openLanceIndex, type SharingIndex } from '../lance-index.ts'
import { openTable } from '../table.ts'

let folder = ''
let index: SharingIndex

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-pairs-'))
  index = openLanceIndex({ folder })
})
afterEach(async () => {
  await index.close()
  rmSync(folder, { recursive: true })
})

const beside = (id: string) => makeJudgment(id, { text: 'The adverse possession of the land was hostile.' })
const apart = (id: string) => makeJudgment(id, { text: 'Possession of the land was hostile, not adverse.' })
/** Another word in each, so that the pair is rare. */
const others = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) =>
    makeJudgment(`other-${from + at}`, { text: `Adverse remarks, possession of arms, word${from + at}.` }),
  )

/** Those that have both words: how much the pair adds to the score of each that has it. */
async function findPaired() {
  const query: SearchQuery = {
    text: { kind: 'words', text: 'adverse possession', match: 'all' },
    filters: {},
    size: 200,
  }
  const pairs = { texts: ['adverse possession'], weight: 5, among: 200 }
  return index.withSnapshot(async ({ search }) => {
    const plain = new Map((await search(query)).hits.map(({ entry, score }) => [entry.id, score]))
    const { hits } = await search({ ...query, pairs })
    const added = hits.map(({ entry, score }) => ({ id: entry.id, by: score - (plain.get(entry.id) ?? 0) }))
    return added
      .filter(({ by }) => by > 0.01)
      .map(({ id }) => id)
      .toSorted()
  })
}

const listFiles = () => readdirSync(folder).filter(name => name.endsWith('-pairs.bin'))

function forgetPairs() {
  for (const name of listFiles()) rmSync(path.join(folder, name))
}

describe('neighbouring words', () => {
  it('count for the judgments that have them, in lists that were put together too', async () => {
    for (let from = 0; from < 40; from += 4)
      await putAndPublish(index, [
        from % 8 === 0 ? beside(`one-${from}`) : apart(`one-${from}`),
        ...others(from, from + 3),
      ])
    expect(await findPaired()).toEqual(['one-0', 'one-16', 'one-24', 'one-32', 'one-8'])
    expect(listFiles().length).toBeLessThan(9)
  })

  it('are those of what a judgment says now', async () => {
    await putAndPublish(index, [beside('one'), apart('two'), beside('three'), ...others(0, 9)])
    await putAndPublish(index, [apart('one'), beside('two')], { remove: ['three'] })
    expect(await findPaired()).toEqual(['two'])
  })

  it('are made for lists of an earlier version, and count without a restart', async () => {
    await putAndPublish(index, [beside('one'), ...others(0, 9)])
    await index.close()
    forgetPairs()
    index = openLanceIndex({ folder })
    expect(await findPaired()).toEqual([])
    await index.complete()
    expect(await findPaired()).toEqual(['one'])
  })

  it('are made at the next publication where nothing made them before', async () => {
    await putAndPublish(index, [beside('one'), ...others(0, 9)])
    forgetPairs()
    await putAndPublish(index, [beside('two')])
    expect(await findPaired()).toEqual(['one', 'two'])
  })

  it('leave the table of an earlier version, which kept them there', async () => {
    await putAndPublish(index, [beside('one'), ...others(0, 9)])
    const earlier = await openTable(folder)
    await earlier.addColumns([{ name: 'bigrams', valueSql: "cast('pairs' as binary)" }])
    earlier.close()
    await putAndPublish(index, [beside('two')])
    expect(await findPaired()).toEqual(['one', 'two'])
    const table = await openTable(folder)
    expect((await table.schema()).names).not.toContain('bigrams')
    table.close()
  })
})
