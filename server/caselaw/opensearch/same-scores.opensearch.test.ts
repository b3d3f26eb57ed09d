import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import { openLanceIndex } from '../lance/lance-index.ts'
import type { CaseIndex } from '../library/case-index.ts'
import type { SearchQuery } from '../library/search-query.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { openForTests } from './testing/open-for-tests.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-same-scores-'))
const few = ['bail', 'murder', 'cheque', 'notice', 'lease', 'possession', 'adverse', 'custody', 'decree']
const words = [...few, ...few.flatMap(one => few.map(other => `${one}${other}`))]

/** Judgments of 20 to 6,000 words, each with 'bail' and with others of the words. */
const judgments = Array.from({ length: 40 }, (_, number) => {
  const length = Math.min(20 * (1 + number) ** 2 - 13 * number, 6_000)
  const text = Array.from({ length }, (_, at) => words[(at * (at + number)) % 89])
  return makeJudgment(`case-${number}`, { text: text.join(' ') })
})

describe.skipIf(nodeUrls.length === 0)('a judgment', () => {
  const embedded = openLanceIndex({ folder })
  const library = openForTests(nodeUrls.join())
  const clustered = library.open()

  beforeAll(async () => {
    for (const index of [embedded, clustered]) await putAndPublish(index, judgments)
  })
  afterAll(async () => {
    await library.close()
    await embedded.close()
    rmSync(folder, { recursive: true })
  })

  it('has the same score on a cluster as in the data folder, however long it is', async () => {
    const text = { kind: 'words', text: 'bail murder custody possession', match: 'any' } as const
    const pairs = { texts: ['bail murder', 'bail cheque notice', 'decree bail lease'], weight: 1, among: 40 }
    for (const query of [{ text }, { text, pairs }]) {
      const scores = await scoresIn(embedded, query)
      const others = await scoresIn(clustered, query)
      expect(scores.size).toBe(40)
      for (const [id, score] of scores)
        expect([id, (others.get(id) ?? 0) / score]).toEqual([id, expect.closeTo(1, 3)])
    }
  })
})

async function scoresIn(
  index: CaseIndex,
  query: Pick<SearchQuery, 'text' | 'pairs'>,
): Promise<Map<string, number>> {
  const { hits } = await index.withSnapshot(({ search }) => search({ ...query, filters: {}, size: 100 }))
  return new Map(hits.map(({ entry, score }) => [entry.id, score]))
}
