import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { NoOpenSearch } from './build-node.ts'
import { type Cluster, startCluster } from './cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null where no OpenSearch can be had. */
    openSearch: { urls: string[]; control: string | null } | null
  }
}

/** One OpenSearch of three nodes for all tests of the project, or the one that OPENSEARCH_TEST_URL names. */
export default async function setup(project: TestProject) {
  const named = process.env.OPENSEARCH_TEST_URL
  if (named) return project.provide('openSearch', { urls: named.split(','), control: null })
  const checking = checkContent()
  const cluster = await startIfPossible()
  await checking
  if (!cluster) return project.provide('openSearch', null)
  const { url, close } = await openControl(cluster)
  project.provide('openSearch', { urls: cluster.urls, control: url })
  return async () => {
    close()
    await cluster.stop()
  }
}

/**
 * Meanwhile, and in a process of its own, for the making of a cluster holds this one up: a server that finds the content
 * unchecked takes longer to start than a test waits for it.
 */
async function checkContent() {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'check-content.ts')])
}

async function startIfPossible(): Promise<Cluster | null> {
  try {
    return await startCluster(3)
  } catch (failure) {
    if (!(failure instanceof NoOpenSearch)) throw failure
    console.error(`\n${failure.message}\n`)
    return null
  }
}

/** Tests run in processes of their own: they ask here for a node to be killed (`POST /kill/0`) or started. */
async function openControl(cluster: Cluster) {
  const server = createServer(async ({ url = '' }, response) => {
    const [, deed, at] = url.split('/')
    await (deed === 'kill' ? cluster.kill : cluster.start)(Number(at))
    response.end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // of a server that listens
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
