import { parseArgs } from 'node:util'
import { startCluster } from '#server/testing/opensearch/cluster.ts'

/**
 * A real OpenSearch on this machine until Ctrl-C, for tests (OPENSEARCH_TEST_URL) and for trying things out:
 * npm run opensearch -- [--nodes 3]. It prints the addresses of its nodes as JSON.
 */
const { values } = parseArgs({ options: { nodes: { type: 'string', default: '1' } } })
const cluster = await startCluster(Number(values.nodes))
console.log(JSON.stringify({ urls: cluster.urls }))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    await cluster.stop()
    process.exit(0)
  })
