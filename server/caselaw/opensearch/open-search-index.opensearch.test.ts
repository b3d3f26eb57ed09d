import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import { describeCaseIndex } from '../library/testing/case-index-contract.ts'
import { contractLaw, search, words } from '../library/testing/contract-corpus.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { format } from './mapping.ts'
import { openOpenSearchIndex } from './open-search-index.ts'
import { openForTests } from './testing/open-for-tests.ts'

const [node = ''] = nodeUrls

describe.skipIf(nodeUrls.length === 0)('on a real cluster', () => {
  describeCaseIndex('OpenSearch', async () => {
    const library = openForTests(nodeUrls.join(), { ...contractLaw, shards: 3 })
    return { index: library.open(), reopen: async () => library.open(), close: library.close }
  })

  it('a library that another importer has made, and whose shards are long in starting, is waited for', async () => {
    const prefix = `test-${randomUUID()}`
    const parts = ['judgments', 'edges', 'words', 'state', 'vectors'].map(part => `${prefix}-${part}`)
    await Promise.all(
      parts.map(part =>
        put(`${part}?wait_for_active_shards=0`, {
          settings: onNode('nobody'),
          mappings: { _meta: { format } },
        }),
      ),
    )
    const index = openOpenSearchIndex({ addresses: node, prefix })
    const begun = index.beginWrite()
    await sleep(longerThanHealthIsAsked)
    await put(`${prefix}-*/_settings`, onNode(null))
    await (await begun).close()
    await index.close()
    await fetch(`${node}/${prefix}-*`, { method: 'DELETE' })
  })

  it('a library that an earlier version has made is refused with a sentence', async () => {
    const prefix = `test-${randomUUID()}`
    const parts = ['judgments', 'edges', 'words', 'state', 'vectors'].map(part => `${prefix}-${part}`)
    await Promise.all(parts.map(part => put(part, { settings: { number_of_replicas: 0 } })))
    const index = openOpenSearchIndex({ addresses: node, prefix })
    await expect(index.withSnapshot(async () => {})).rejects.toThrow('written by an earlier version')
    await index.close()
    await fetch(`${node}/${prefix}-*`, { method: 'DELETE' })
  })

  it('counts thousands of different values, more than it first has room for', async () => {
    const library = openForTests(nodeUrls.join(), contractLaw)
    const index = library.open()
    const judgments = Array.from({ length: 12 }, (_, at) =>
      makeJudgment(`many-${at}`, {
        bench: ['Judge of all', ...Array.from({ length: 500 }, (_, one) => `Judge ${at} ${one}`)],
        text: 'bail is granted',
      }),
    )
    await putAndPublish(index, judgments)
    for (const floor of [0, 0.1]) {
      const text = words('bail')
      const { completed } = await search(index, { text, filters: {}, size: 1, floor })
      expect(completed.total).toBe(12)
      expect(completed.facets.judge[0]).toEqual({ value: 'Judge of all', count: 12 })
      expect(completed.facets.judge).toHaveLength(30)
    }
    await library.close()
  })
})

const longerThanHealthIsAsked = 6000

const onNode = (name: string | null) => ({ 'index.routing.allocation.require._name': name })

async function put(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${node}/${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })
  expect(answer.status, await answer.text()).toBe(200)
}
