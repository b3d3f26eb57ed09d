import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import { describeCaseIndex } from '../library/testing/case-index-contract.ts'
import { contractLaw } from '../library/testing/contract-corpus.ts'
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
})

const longerThanHealthIsAsked = 6000

const onNode = (name: string | null) => ({ 'index.routing.allocation.require._name': name })

async function put(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${node}/${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })
  expect(answer.status, await answer.text()).toBe(200)
}
