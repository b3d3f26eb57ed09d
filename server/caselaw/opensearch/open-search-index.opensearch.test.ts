import { randomUUID } from 'node:crypto'
import { afterEach, describe } from 'vitest'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { describeCaseIndex } from '../library/testing/case-index-contract.ts'
import { contractLaw } from '../library/testing/contract-corpus.ts'
import { openOpenSearchIndex } from './open-search-index.ts'

const opened: CaseIndex[] = []
let prefixes: string[] = []

describe.skipIf(nodeUrls.length === 0)('on a real cluster', () => {
  afterEach(async () => {
    for (const index of opened.splice(0)) await index.close()
    if (prefixes.length > 0)
      await fetch(`${nodeUrls[0]}/${prefixes.map(prefix => `${prefix}-*`).join()}`, { method: 'DELETE' })
    prefixes = []
  })

  describeCaseIndex('OpenSearch', async () => {
    const prefix = `test-${randomUUID()}`
    prefixes.push(prefix)
    const open = () => {
      const index = openOpenSearchIndex({ addresses: nodeUrls.join(), prefix, ...contractLaw })
      opened.push(index)
      return index
    }
    return { index: open(), reopen: async () => open() }
  })
})
