import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '#server/testing/opensearch/cluster.ts'
import type { Aila } from '../../scripts/evaluation/aila.ts'
import { hasImported, importCorpus, openLibrary } from './library.ts'
import { oneServer } from './plain-opensearch.ts'
import { listQuestions } from './questions.ts'
import { measureSearches } from './searches.ts'

/** Our own search with the judgments on one node of OpenSearch on this machine. */
export async function measureOnOpenSearch(aila: Aila, count: number) {
  const cluster = await startCluster(1, oneServer)
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-bench-'))
  const dataDir = path.join(folder, 'data')
  const url = cluster.urls.join()
  try {
    await prepareOnOpenSearch(dataDir, aila, count, url)
    const library = await openLibrary(dataDir, { openSearch: url })
    await measureSearches(library, listQuestions(aila))
    await library.close()
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Imports what is not there yet. */
export async function prepareOnOpenSearch(dataDir: string, aila: Aila, count: number, url: string) {
  if (!(await hasImported(dataDir, count, { openSearch: url })))
    await importCorpus(dataDir, aila, count, { openSearch: url })
  await printDiskOfNode(url)
}

export async function printDiskOfNode(url: string) {
  const stats = await (await fetch(`${url}/munshi-*/_stats/store`)).json()
  console.log(`disk on OpenSearch: ${Math.round(stats._all.total.store.size_in_bytes / 1e6)} MB`)
}
