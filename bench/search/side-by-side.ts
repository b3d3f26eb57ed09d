import path from 'node:path'
import { startCluster } from '#server/testing/opensearch/cluster.ts'
import type { CaseQuestion } from '#shared/contract/cases.ts'
import type { Aila } from '../../scripts/evaluation/aila.ts'
import { openPlain } from '../../scripts/evaluation/plain-opensearch.ts'
import { openLibrary, prepareLibrary } from './library.ts'
import { prepareOnOpenSearch } from './on-opensearch.ts'
import { fillPlain, oneServer } from './plain-opensearch.ts'
import { printTimes } from './print-times.ts'
import { listQuestions } from './questions.ts'
import { emptyCache } from './searches.ts'
import { askTogether, type Questions, users } from './users.ts'

/** Fewer than alone: an ordinary page takes seconds for a brief. */
const rounds = 4

type Searching = { name: string; ask: (question: CaseQuestion) => Promise<unknown> }

type SideBySide = { count: number; folder: string; threads: number; isFilling: boolean }

/**
 * The same judgments and questions in one run, question by question in turn: our search in the data folder, our search on
 * one node of OpenSearch, and an ordinary search page on the same node. With --keep the node's data stays in the folder too, and
 * what is in it is not imported again; with --fill nothing is asked.
 */
export async function measureSideBySide(aila: Aila, { count, folder, threads, isFilling }: SideBySide) {
  const dataDir = path.join(folder, 'data')
  await prepareLibrary(dataDir, aila, count)
  const cluster = await startCluster(1, { ...oneServer, keep: path.join(folder, 'opensearch') })
  const plain = await openPlain(cluster.urls, { keep: true })
  const url = cluster.urls.join()
  const elsewhere = path.join(folder, 'on-opensearch')
  try {
    if ((await plain.count()) < count) await fillPlain(plain, aila, count)
    await prepareOnOpenSearch(elsewhere, aila, count, url)
    if (isFilling) return
    const embedded = await openLibrary(dataDir, { threads })
    const clustered = await openLibrary(elsewhere, { openSearch: url })
    await measureInTurn(listQuestions(aila), url, [
      { name: 'ours in the data folder', ask: question => embedded.search(question) },
      { name: 'ours on OpenSearch', ask: question => clustered.search(question) },
      { name: 'plain OpenSearch', ask: plain.page },
    ])
    await embedded.close()
    await clustered.close()
  } finally {
    await plain.close()
    await cluster.stop()
  }
}

async function measureInTurn(types: readonly Questions[], node: string, engines: readonly Searching[]) {
  for (const { questions } of types)
    for (const question of questions) for (const { ask } of engines) await ask(question)
  // Each comes after either of the others: the next one finds the processor as it left it.
  const forth = [...engines.entries()]
  const orders = [forth, forth.toReversed()]
  for (const { type, questions } of types) {
    const times = engines.map((): number[] => [])
    for (let round = 0; round < rounds; round += 1)
      for (const question of questions)
        for (const [at, { ask }] of orders[round % 2] ?? []) {
          await emptyCache(node)
          const started = performance.now()
          await ask(question)
          times[at]?.push(performance.now() - started)
        }
    for (const [at, { name }] of engines.entries()) printTimes(`${name}, ${type}, one user`, times[at] ?? [])
  }
  for (const { name, ask } of engines) {
    const { times, seconds } = await askTogether({ types, ask, goesOn: turn => turn < 5 })
    printTimes(`${name}, all types, ${users} users`, times)
    console.log(`  ${(times.length / seconds).toFixed(1)} searches/s`)
  }
}
