import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canKillNodes, killNode, nodeUrls, startNode } from './test-cluster.ts'

const index = 'cluster-test'

async function call(at: number, path: string, method = 'GET', body?: object) {
  const response = await fetch(`${nodeUrls[at]}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return response.json()
}

describe.skipIf(!canKillNodes)('the OpenSearch of the tests', () => {
  const count = async (at: number) => (await call(at, `${index}/_count`)).count

  beforeAll(async () => {
    await call(0, index, 'PUT', { settings: { number_of_shards: 1, number_of_replicas: 2 } })
    await call(0, `${index}/_doc/1?refresh=true`, 'PUT', { text: 'murder' })
    await call(0, `_cluster/health/${index}?wait_for_status=green&timeout=60s`)
  })
  afterAll(() => call(1, index, 'DELETE'))

  it('has three nodes that know each other', async () => {
    const { number_of_nodes } = await call(2, '_cluster/health')
    expect(number_of_nodes).toBe(3)
  })

  it('answers from its replicas when the node that leads is killed, which comes back with its data', async () => {
    const nodes = await call(1, '_cat/nodes?format=json&h=name,cluster_manager')
    const leader = nodes.find((node: { cluster_manager: string }) => node.cluster_manager === '*').name
    const at = Number(leader.replace('node-', '')) - 1
    await killNode(at)
    await expect(call(at, '')).rejects.toThrow('fetch failed')
    expect(await count((at + 1) % 3)).toBe(1)
    await startNode(at)
    await call(at, '_cluster/health?wait_for_nodes=3&wait_for_status=green&timeout=60s')
    expect(await count(at)).toBe(1)
  })

  it('ends with the process that started it, even if that is killed', async () => {
    const started = spawn(process.execPath, ['scripts/opensearch.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(started.stdout, 'data')
    const { urls } = JSON.parse(String(line))
    const answers = () =>
      fetch(urls[0]).then(
        () => true,
        () => false,
      )
    expect(await answers()).toBe(true)
    started.kill('SIGKILL')
    while (await answers()) await sleep(50)
  })
})
