import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createSectionMap } from '#server/law/sections/section-map.ts'
import { giveUp, type WorkerAnswer } from '#server/lib/worker-pool.ts'
import { createCaseFinder } from '../answering/find-cases.ts'
import { readSharedEditions } from '../lance/shared-editions.ts'
import type { SearchAnswer, SearchJob, SearchLaw } from './search-job.ts'

// `createSearchThreads` starts this thread with a SearchLaw, and gives it one job at a time.
const { pairs, thesaurus } = workerData as SearchLaw
const sectionMap = createSectionMap(pairs)
const withEdition = readSharedEditions({
  relatedSections: sectionMap.listRelated,
  thesaurus: () => thesaurus,
})
let current = new AbortController()

// Who opens a page goes before who searches. Only Linux has a priority for one thread; elsewhere it would be the server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async (message: SearchJob | typeof giveUp) => {
  if (message === giveUp) return current.abort()
  current = new AbortController()
  parentPort?.postMessage(await answer(message, current.signal))
})

async function answer(job: SearchJob, signal: AbortSignal): Promise<WorkerAnswer<SearchAnswer>> {
  try {
    return { result: await search(job, signal) }
  } catch (error) {
    return { failure: describeFailure(error) }
  }
}

function search({ question, edition, nearest, now, among }: SearchJob, signal: AbortSignal) {
  return withEdition(edition, async (snapshot): Promise<SearchAnswer> => {
    const finder = createCaseFinder({
      index: { withSnapshot: work => work(snapshot) },
      law: { sectionMap, thesaurus },
      clock: () => new Date(now),
      model: null,
      meaning: { nearest: async () => nearest, close: async () => {} },
      warn: () => {},
    })
    if (among) return { listed: await finder.findAmong(question, among) }
    return { findings: await finder.find(question, signal) }
  })
}

/** Where it failed, for the log. The message is left out, because an engine's may quote the question. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return [error.name, ...(error.stack?.match(/^\s+at .*$/gm) ?? [])].join('\n')
}
