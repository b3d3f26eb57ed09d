import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminLogin, type ChildServer, callJson, startChildServer } from '#server/testing/child-server.ts'
import { canKillNodes, killNode, nodeUrls, startNode } from '#server/testing/opensearch/test-cluster.ts'
import { loginCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { searchCasesCall } from '#shared/contract/cases.ts'
import { listFormsCall } from '#shared/contract/forms.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { citing, contractLaw, corpus, search, words } from '../library/testing/contract-corpus.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { openOpenSearchIndex } from './open-search-index.ts'

const addresses = nodeUrls.join()
const all = [0, 1, 2]

/** Every shard has its copy, and every node is there. */
async function waitUntilGreen() {
  const query = 'wait_for_nodes=3&wait_for_status=green&wait_for_no_relocating_shards=true&timeout=90s'
  await fetch(`${nodeUrls[0]}/_cluster/health?${query}`)
}

describe.skipIf(!canKillNodes)('a library whose nodes fail', () => {
  const prefix = `test-${randomUUID()}`
  const bail = { text: words('bail'), filters: {}, size: 5 }
  let index: CaseIndex

  beforeAll(async () => {
    index = openOpenSearchIndex({ addresses, prefix, ...contractLaw })
    await putAndPublish(index, corpus)
    await waitUntilGreen()
  })
  afterAll(async () => {
    await index.close()
    await fetch(`${nodeUrls[0]}/${prefix}-*`, { method: 'DELETE' })
  })

  it('is searched, whole, while a node is down', async () => {
    await killNode(1)
    for (let time = 0; time < 5; time += 1)
      expect((await search(index, bail)).ids.sort()).toEqual(['alpha', 'gamma'])
    await startNode(1)
    await waitUntilGreen()
  })

  it('gets what was written meanwhile on the node that was down, from the copy that was not', async () => {
    const copies = await listCopies(prefix)
    const at = Number(copies.find(({ prirep }) => prirep === 'r')?.node.replace('node-', '')) - 1
    await killNode(at)
    await putAndPublish(index, [citing, { ...citing, id: 'epsilon', year: 2021 }])
    await startNode(at)
    await waitUntilGreen()
    const after = await listCopies(prefix)
    expect(after.map(({ docs }) => Number(docs))).toEqual([corpus.length + 2, corpus.length + 2])
    for (let time = 0; time < 6; time += 1) expect((await search(index, bail)).total).toBe(4)
  })
})

type Copy = { prirep: 'p' | 'r'; node: string; docs: string }

/** Of the shard with the judgments, as the nodes that hold them say. */
async function listCopies(prefix: string): Promise<Copy[]> {
  const base = `${nodeUrls[0]}/${prefix}-judgments`
  await fetch(`${base}/_refresh`, { method: 'POST' })
  const path = `_cat/shards/${prefix}-judgments?format=json&h=prirep,node,docs`
  const response = await fetch(`${nodeUrls[0]}/${path}`)
  // The columns that were asked for.
  return (await response.json()) as Copy[]
}

describe.skipIf(!canKillNodes)('a site whose OpenSearch fails', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-outage-'))
  let server: ChildServer | undefined
  let url = ''
  let token: string

  beforeAll(async () => {
    await Promise.all(all.map(killNode))
    // The site starts all the same.
    server = await startChildServer(folder, { OPENSEARCH_URL: addresses, LOG_LEVEL: 'silent' })
    url = server.url
    token = (await callJson(url, addressOf(loginCall), { body: adminLogin })).body.sessionToken
  })
  afterAll(async () => {
    await server?.stop()
    await Promise.all(all.map(startNode))
    rmSync(folder, { recursive: true, force: true })
    await fetch(`${nodeUrls[0]}/munshi-*`, { method: 'DELETE' })
  })

  const searchCases = () =>
    callJson(url, addressOf(searchCasesCall), {
      token,
      body: { query: 'anticipatory bail', searchType: 'keyword' },
    })

  async function searchUntilFound() {
    for (;;) {
      const { status, body } = await searchCases()
      if (status === 200 && body.total > 0) return body
      await sleep(200)
    }
  }

  it('works without it, says that search is not available, and finds again by itself when it is back', async () => {
    expect(await searchCases()).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'Search is not available right now' },
    })
    expect((await callJson(url, addressOf(listFormsCall), { token })).status).toBe(200)
    await Promise.all(all.map(startNode))
    const { results } = await searchUntilFound()
    expect(results.length).toBeGreaterThan(5)
    await waitUntilGreen()
    await Promise.all(all.map(killNode))
    expect((await searchCases()).status).toBe(503)
    await Promise.all(all.map(startNode))
    expect((await searchUntilFound()).results).toEqual(results)
  })
})
