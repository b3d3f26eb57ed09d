import { describe } from 'vitest'
import { nodeUrls } from '#server/testing/opensearch/test-cluster.ts'
import { describeCaseIndex } from '../library/testing/case-index-contract.ts'
import { contractLaw } from '../library/testing/contract-corpus.ts'
import { openForTests } from './testing/open-for-tests.ts'

describe.skipIf(nodeUrls.length === 0)('on a real cluster', () => {
  describeCaseIndex('OpenSearch', async () => {
    const library = openForTests(nodeUrls.join(), contractLaw)
    return { index: library.open(), reopen: async () => library.open(), close: library.close }
  })
})
