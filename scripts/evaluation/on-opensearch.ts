import type { CaseIndex } from '#server/caselaw/library/case-index.ts'
import { putAndPublish } from '#server/caselaw/library/testing/put-and-publish.ts'
import { openOpenSearchIndex } from '#server/caselaw/opensearch/open-search-index.ts'
import { startCluster } from '#server/testing/opensearch/cluster.ts'
import type { Judgment } from '#shared/cases/judgment.ts'

type Law = Omit<Parameters<typeof openOpenSearchIndex>[0], 'addresses' | 'prefix'>

/**
 * The collection on one node of OpenSearch that ends with the evaluation; or on the cluster that OPENSEARCH_TEST_URL names,
 * where it stays for the next one.
 */
export async function openOnOpenSearch(corpus: readonly Judgment[], law: Law) {
  const named = process.env.OPENSEARCH_TEST_URL
  const cluster = named ? null : await startCluster(1, { jvm: ['-Xms1g', '-Xmx1g'] })
  const addresses = named ?? cluster?.urls.join() ?? ''
  const index = openOpenSearchIndex({ addresses, prefix: 'eval', ...law })
  if (!(await isFilled(index, corpus.length))) await putAndPublish(index, corpus)
  return {
    index,
    addresses: addresses.split(','),
    async close() {
      await index.close()
      await cluster?.stop()
    },
  }
}

function isFilled(index: CaseIndex, count: number): Promise<boolean> {
  return index.withSnapshot(async ({ facts }) => facts.total === count)
}
