import { parentPort, workerData } from 'node:worker_threads'
import { createSectionMap } from '#server/law/sections/section-map.ts'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'
import type { LongQuestion, ReaderLaw } from './long-questions.ts'
import { understandQuery } from './understand.ts'
import type { Understanding } from './understanding.ts'

// `createLongQuestions` starts this thread with a ReaderLaw.
const { pairs, thesaurus } = workerData as ReaderLaw
const sectionMap = createSectionMap(pairs)

parentPort?.on('message', (question: LongQuestion) => {
  parentPort?.postMessage(answer(question))
})

/** A long text is never the name of a section or a case, so the worker needs no library. */
function answer({ text, searchType, knownCourts }: LongQuestion): WorkerAnswer<Understanding> {
  try {
    const law = { sectionMap, thesaurus, knownCourts, hasSection: () => false }
    return { result: understandQuery(text, searchType, law) }
  } catch (error) {
    return { failure: error instanceof Error ? error.name : typeof error }
  }
}
