import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EmbeddedText, VectorStore } from '#server/caselaw/library/vector-store.ts'
import { createFolderStore } from '#server/caselaw/meaning/folder-store.ts'
import { cutWindows } from '#server/caselaw/meaning/windows.ts'
import { hashWords } from '#server/caselaw/models/testing/hash-words.ts'
import { openOpenSearchIndex } from '#server/caselaw/opensearch/open-search-index.ts'
import { startCluster } from '#server/testing/opensearch/cluster.ts'
import { type Aila, loadAila } from '../../scripts/evaluation/aila.ts'
import { describeMachine } from '../report.ts'
import { sizeOf } from './library.ts'
import { oneServer } from './plain-opensearch.ts'
import { printTimes } from './print-times.ts'
import { createRandom } from './random.ts'

/**
 * Vectors compared by the server and by one node of OpenSearch, in turn: node bench/search/vectors.ts <folder with
 * aila2019.tar.gz> [judgments] [dimensions]. A vector is that of the words of a window of a judgment; of further
 * judgments, of windows of two mixed.
 */
const [source, count = '30000', length = '384'] = process.argv.slice(2)
if (!source) {
  console.error('Usage: node bench/search/vectors.ts <folder with aila2019.tar.gz> [judgments] [dimensions]')
  process.exit(2)
}
const [judgments, dimensions] = [Number(count), Number(length)]
const perJudgment = 3
const [wanted, rounds] = [200, 4]

console.log(describeMachine())
const aila = await loadAila(source)
const random = createRandom(1)
const known = listVectors(aila)
const mixed = new Map<number, [number, number, number]>()
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-vectors-'))
const cluster = await startCluster(1, oneServer)
try {
  const index = openOpenSearchIndex({ addresses: cluster.urls.join() })
  const inCluster = await index.openVectors?.('bench')
  if (!inCluster) throw new Error('The cluster cannot compare vectors.')
  const inFolder = createFolderStore({ folder, model: 'bench', indexFrom: 100_000 })
  await fill({ 'in the cluster': inCluster, 'in the folder': inFolder })
  console.log(
    `disk: ${await sizeInCluster()} MB in the cluster, ${megabytes(sizeOf(folder))} MB in the folder`,
  )
  const queries = aila.queries.map(({ text }) => hashWords(text, dimensions))
  const askCluster = (values: number[]) =>
    index.withSnapshot(
      async ({ nearest }) =>
        (await nearest?.({ model: 'bench', values }, { filters: {}, limit: wanted })) ?? [],
    )
  const askFolder = async (values: number[]) => [await inFolder.nearest(values, wanted)].flat() as string[] // compares itself
  await measureMemory('asking the cluster', () => askCluster(queries[0] ?? []))
  await measureMemory('asking the folder', () => askFolder(queries[0] ?? []))
  const times: Record<'cluster' | 'folder', number[]> = { cluster: [], folder: [] }
  const shares: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const query of queries) {
      const near = await timed(times.cluster, () => askCluster(query))
      const exact = await timed(times.folder, () => askFolder(query))
      shares.push(exact.filter(id => near.includes(id)).length / exact.length)
    }
  printTimes('by the cluster', times.cluster)
  printTimes('by the server', times.folder)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  console.log(`of the server's ${wanted}, the cluster finds ${(100 * mean).toFixed(1)} %`)
  await inFolder.close()
  await index.close()
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true })
}

async function sizeInCluster(): Promise<number> {
  const stats = await (await fetch(`${cluster.urls[0]}/munshi-passages-*/_stats/store`)).json()
  return megabytes(stats._all.total.store.size_in_bytes)
}

function listVectors({ cases }: Aila): number[][] {
  return [...cases.values()]
    .flatMap(text => cutWindows({ parts: [{ id: 'p', text }] }))
    .map(window => hashWords(window, dimensions))
}

async function fill(stores: Record<string, VectorStore>) {
  for (const [name, store] of Object.entries(stores)) {
    const started = performance.now()
    const filling = await store.begin()
    for (let from = 0; from < judgments; from += 500) {
      const texts = Array.from({ length: Math.min(500, judgments - from) }, (_, at) => makeText(from + at))
      await filling?.findLacking(texts)
      await filling?.write(texts)
    }
    await filling?.finish('1')
    await filling?.end()
    console.log(
      `${judgments} judgments, ${judgments * perJudgment} vectors of ${dimensions} ${name}: ${seconds(started)} s`,
    )
  }
}

/** The same in each store. */
function makeText(at: number): EmbeddedText {
  return {
    id: `c${String(at).padStart(8, '0')}`,
    hash: 'one',
    narrowedBy: { category: 'Civil', court: 'Supreme Court of India', year: 2000, bench: [], sections: [] },
    vectors: Array.from({ length: perJudgment }, (_, one) => vectorOf(at * perJudgment + one)),
  }
}

function vectorOf(at: number): number[] {
  const own = known[at]
  if (own) return own
  const mix = mixed.get(at) ?? [pick(), pick(), random()]
  mixed.set(at, mix)
  const [one, other] = [known[mix[0]] ?? [], known[mix[1]] ?? []]
  return one.map((value, place) => value * mix[2] + (other[place] ?? 0) * (1 - mix[2]))
}

function pick() {
  return Math.floor(random() * known.length)
}

async function measureMemory(what: string, ask: () => Promise<unknown>) {
  const before = process.memoryUsage().rss
  for (let round = 0; round < 20; round += 1) await ask()
  console.log(`${what}: ${megabytes(process.memoryUsage().rss - before)} MB more of this process`)
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const answer = await work()
  times.push(performance.now() - started)
  return answer
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
