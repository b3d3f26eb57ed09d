import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../child-server.ts'
import { buildNode } from './build-node.ts'

export type Cluster = {
  /** The address of each node. */
  urls: string[]
  /** Ends a node as a power cut would. */
  kill: (at: number) => Promise<void>
  /** Starts a killed node again, with its address and its data; one that runs goes on. */
  start: (at: number) => Promise<void>
  stop: () => Promise<void>
}

type Settings = Record<string, string | number>
type RunningNode = { child: ChildProcess; ended: Promise<unknown> }

const startsWithin = 90_000
/** Starts soon and stays small; what runs for long is compiled better without the second and third. */
const quickStart = ['-Xms256m', '-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']

type How = {
  jvm?: readonly string[]
  more?: Settings
  /** What is written stays in that folder, and the next cluster in it has it. */
  keep?: string
  /** Whether it has the plugin for vectors. */
  withVectors?: boolean
}

/** A real OpenSearch on this machine, each node a process of its own that ends with this one. */
export async function startCluster(
  size: number,
  { jvm = quickStart, more = {}, keep, withVectors = true }: How = {},
): Promise<Cluster> {
  const classPath = buildNode()
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'munshi-opensearch-')))
  const settings = await planNodes(size, folder)
  const plugin = withVectors ? ['-Dplugin=org.opensearch.knn.plugin.KNNPlugin'] : []
  const command = [...jvm, ...plugin, '-Dlog4j2.level=error', '-cp', classPath, 'OneNode']
  const nodes: RunningNode[] = []

  async function start(at: number) {
    if (nodes[at]?.child.exitCode === null && nodes[at]?.child.signalCode === null) return
    const node = startNode(command, { ...settings[at], ...more })
    nodes[at] = node
    await node.isReady
  }
  async function kill(at: number) {
    nodes[at]?.child.kill('SIGKILL')
    await nodes[at]?.ended
  }
  async function stop() {
    await Promise.all(nodes.map((_, at) => kill(at)))
    if (keep === undefined) await rm(folder, { recursive: true, force: true })
  }

  const urls = settings.map(one => `http://127.0.0.1:${one['http.port']}`)
  try {
    await Promise.all(settings.map((_, at) => start(at)))
    await waitForNodes(urls[0] ?? '', size)
  } catch (failure) {
    await stop()
    throw failure
  }
  return { urls, kill, start, stop }
}

async function planNodes(size: number, folder: string): Promise<Settings[]> {
  const names = Array.from({ length: size }, (_, at) => `node-${at + 1}`)
  const ports = await Promise.all(names.flatMap(() => [findFreePort(), findFreePort()]))
  const seeds = names.map((_, at) => `127.0.0.1:${ports[2 * at]}`)
  return names.map((name, at) => ({
    'cluster.name': 'munshi-tests',
    'node.name': name,
    'path.home': join(folder, name),
    'network.host': '127.0.0.1',
    'transport.port': ports[2 * at] ?? 0,
    'http.port': ports[2 * at + 1] ?? 0,
    'transport.type': 'netty4',
    'http.type': 'netty4',
    'discovery.seed_hosts': seeds.join(),
    'cluster.initial_cluster_manager_nodes': names.join(),
    // A test machine may have a full disk, and the tests write a few megabytes.
    'cluster.routing.allocation.disk.threshold_enabled': 'false',
  }))
}

function startNode(command: readonly string[], settings: Settings): RunningNode & { isReady: Promise<void> } {
  mkdirSync(join(String(settings['path.home']), 'config'), { recursive: true })
  const args = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  const child = spawn('java', [...command, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = new Promise(done => child.once('exit', done))
  let text = ''
  const isReady = new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        text = `${text}${chunk}`.slice(-20_000)
        if (/^ready$/m.test(text)) done()
      })
    const giveUp = () => fail(new Error(`OpenSearch did not start:\n${text}`))
    child.once('exit', giveUp)
    setTimeout(giveUp, startsWithin).unref()
  })
  return { child, ended, isReady }
}

async function waitForNodes(url: string, size: number) {
  const end = Date.now() + startsWithin
  while (Date.now() < end) {
    const answer = await fetch(`${url}/_cluster/health`).then(
      response => response.json(),
      () => null,
    )
    if (answer?.number_of_nodes === size && answer.status === 'green') return
    await sleep(100)
  }
  throw new Error(`The ${size} nodes of OpenSearch did not find each other.`)
}
