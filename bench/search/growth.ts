import path from 'node:path'
import { startCluster } from '#server/testing/opensearch/cluster.ts'
import type { Aila } from '../../scripts/evaluation/aila.ts'
import { importCorpus, openLibrary, printDisk } from './library.ts'
import { printDiskOfNode } from './on-opensearch.ts'
import { oneServer } from './plain-opensearch.ts'
import { listQuestions } from './questions.ts'
import { emptyCache, measureSearches } from './searches.ts'

/** Fewer than in the data folder, where a search takes half as long. */
const rounds = 4

/**
 * A library that grows from one size to the next, searched at each: in the data folder, then on one node of OpenSearch. With
 * --keep it goes on from where an earlier run came to.
 */
export async function measureGrowth(aila: Aila, sizes: readonly number[], folder: string, threads: number) {
  const types = listQuestions(aila)
  const dataDir = path.join(folder, 'data')
  for (const count of sizes) {
    await growTo(count, { aila, dataDir })
    printDisk(dataDir)
    const library = await openLibrary(dataDir, { threads })
    await measureSearches(library, types)
    await library.close()
  }
  const cluster = await startCluster(1, { ...oneServer, keep: path.join(folder, 'opensearch') })
  const openSearch = cluster.urls.join()
  const notes = path.join(folder, 'on-opensearch')
  try {
    for (const count of sizes) {
      await growTo(count, { aila, dataDir: notes, openSearch })
      await printDiskOfNode(openSearch)
      const library = await openLibrary(notes, { openSearch })
      await measureSearches(library, types, { rounds, before: () => emptyCache(openSearch) })
      await library.close()
    }
  } finally {
    await cluster.stop()
  }
}

type Growing = { aila: Aila; dataDir: string; openSearch?: string }

/** What is there is not imported again. */
async function growTo(count: number, { aila, dataDir, openSearch }: Growing) {
  const library = await openLibrary(dataDir, { ...(openSearch ? { openSearch } : {}) })
  const { total, landmarks } = await library.describe()
  await library.close()
  if (total - landmarks < count)
    await importCorpus(dataDir, aila, count, { openSearch, from: total - landmarks })
}
