import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Thesaurus } from '#server/content/thesaurus.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import { minute, second } from '#server/lib/clock.ts'
import { createWorkerPool } from '#server/lib/worker-pool.ts'
import type { SearchType } from '#shared/cases/search-choices.ts'
import type { Understanding } from './understanding.ts'

export type LongQuestion = { text: string; searchType: SearchType; knownCourts: readonly string[] }
export type ReaderLaw = { pairs: SectionMap['pairs']; thesaurus: Thesaurus }

/** Longer texts take tens of milliseconds or more, and would block all other requests in that time. */
export const longQuestion = 3000

/** Reads long questions and briefs on worker threads, which start on demand and stop when idle. */
export function createLongQuestions(law: () => ReaderLaw) {
  const pool = createWorkerPool<LongQuestion, Understanding>({
    file: new URL('./understand-worker.ts', import.meta.url),
    start: file => new Worker(file, { workerData: law() }),
    size: Math.max(1, availableParallelism() - 1),
    timeLimit: 20 * second,
    idleLimit: 5 * minute,
    queueLimit: 50,
  })
  return { read: pool.run, close: pool.close }
}
