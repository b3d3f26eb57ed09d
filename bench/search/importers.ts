import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '#server/testing/opensearch/cluster.ts'
import type { Aila } from '../../scripts/evaluation/aila.ts'
import { writeCorpus } from './corpus.ts'
import { openLibrary } from './library.ts'
import type { ImportTask, Took } from './one-importer.ts'
import { oneServer } from './plain-opensearch.ts'

/** Landmarks and so many judgments are there before anything is measured: the node has compiled what an import asks of it. */
const before = 300

/**
 * The same judgments into one node of OpenSearch on this machine, by one importer and by two at once, each a process with one
 * reading thread and a data folder of its own, as an operator would start them.
 */
export async function measureImporters(aila: Aila, count: number) {
  for (const importers of [1, 2]) await measureTogether(aila, count, importers)
}

async function measureTogether(aila: Aila, count: number, importers: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-bench-'))
  const cluster = await startCluster(1, oneServer)
  const url = cluster.urls.join()
  try {
    const write = async (name: string, isWanted: (number: number) => boolean): Promise<ImportTask> => {
      const place = path.join(folder, name, 'texts')
      mkdirSync(place, { recursive: true })
      await writeCorpus(aila, place, before + count, isWanted)
      return { place, dataDir: path.join(folder, name, 'data'), openSearch: url }
    }
    const first = await startImporter(await write('before', number => number < before))
    await first()
    const starts = await Promise.all(
      Array.from({ length: importers }, async (_, at) =>
        startImporter(await write(`part-${at}`, number => number >= before && number % importers === at)),
      ),
    )
    const nodeBefore = await readProcessor(url)
    const started = performance.now()
    const took = await Promise.all(starts.map(start => start()))
    const seconds = (performance.now() - started) / 1000
    print({ importers, count, seconds, took, node: (await readProcessor(url)) - nodeBefore })
    const library = await openLibrary(path.join(folder, 'before', 'data'), { openSearch: url })
    await library.close()
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ready to begin, so that loading the program is not measured. */
async function startImporter(task: ImportTask): Promise<() => Promise<Took>> {
  const child = fork(path.join(import.meta.dirname, 'one-importer.ts'))
  child.once('exit', code => {
    if (code !== 0) throw new Error(`An importer ended with ${code}.`)
  })
  await once(child, 'message')
  return async () => {
    child.send(task)
    const [took] = await once(child, 'message')
    return took as Took // sent by one-importer.ts
  }
}

async function readProcessor(url: string): Promise<number> {
  const { nodes } = await (await fetch(`${url}/_nodes/stats/process`)).json()
  const [node] = Object.values(nodes as Record<string, { process: { cpu: { total_in_millis: number } } }>)
  return (node?.process.cpu.total_in_millis ?? 0) / 1000
}

type Measured = { importers: number; count: number; seconds: number; took: readonly Took[]; node: number }

function print({ importers, count, seconds, took, node }: Measured) {
  const own = took.reduce((sum, { processor }) => sum + processor, 0)
  const memory = Math.max(...took.map(one => one.memory))
  console.log(
    `${importers} at once, ${count} judgments: ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(1)} a second`,
  )
  console.log(
    `  processor: importing ${own.toFixed(1)} s, the node ${node.toFixed(1)} s; each ended after ${took.map(one => one.seconds.toFixed(1)).join(', ')} s; memory of one at most ${Math.round(memory)} MB`,
  )
  for (const { counts } of took) console.log(`  ${JSON.stringify(counts)}`)
}
