import { parentPort, workerData } from 'node:worker_threads'
import { createSectionMap } from '#server/law/sections/section-map.ts'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'
import type { LongQuestion, ReaderLaw } from './long-questions.ts'
import { understandQuery } from './understand.ts'
import type { Understanding } from './understanding.ts'

// What `createLongQuestions` starts this thread with.
const { pairs, thesaurus } = workerData as ReaderLaw
const sectionMap = createSectionMap(pairs)

parentPort?.on('message', (question: LongQuestion) => {
  parentPort?.postMessage(answer(question))
})

/** Pages are neither the name of a section nor that of a case: what only the library knows is not asked. */
function answer({ text, searchType, knownCourts }: LongQuestion): WorkerAnswer<Understanding> {
  try {
    const law = { sectionMap, thesaurus, knownCourts, hasSection: () => false }
    return { result: understandQuery(text, searchType, law) }
  } catch (error) {
    return { failure: error instanceof Error ? error.name : typeof error }
  }
}
