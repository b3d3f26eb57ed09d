import { Worker } from 'node:worker_threads'
import { AppError } from '#server/lib/app-error.ts'
import { minute, second } from '#server/lib/clock.ts'
import { createWorkerPool } from '#server/lib/worker-pool.ts'
import type { CaseQuestion, CaseReference } from '#shared/contract/cases.ts'
import type { CaseFindings } from '../answering/find-cases.ts'
import type { SearchAnswer, SearchJob, SearchLaw } from './search-job.ts'

/** As many waiting searches take some seconds: who comes after them is told to wait, and not made to. */
const mostWaiting = 100

export type SearchThreads = {
  find: (question: CaseQuestion, asking: Asking) => Promise<CaseFindings>
  findAmong: (question: CaseQuestion, ids: readonly string[], asking: Asking) => Promise<CaseReference[]>
  close: () => Promise<void>
}

type Asking = Pick<SearchJob, 'edition' | 'nearest'> & { signal?: AbortSignal | undefined }
type Options = { size: number; law: () => SearchLaw; clock: () => Date }

/**
 * Searches on threads of their own, which start on demand. They have one copy of the library in memory
 * (SharedEdition). A thread that dies is replaced, and its search given to another one, once.
 */
export function createSearchThreads({ size, law, clock }: Options): SearchThreads {
  const pool = createWorkerPool<SearchJob, SearchAnswer>({
    file: new URL('./search-worker.ts', import.meta.url),
    start: file => new Worker(file, { workerData: law() }),
    size,
    timeLimit: 30 * second,
    idleLimit: 30 * minute,
    queueLimit: mostWaiting,
    again: true,
    finishes: true,
    refusals: { busy: tooBusy, slow: tooSlow },
  })
  const ask = ({ edition, nearest, signal }: Asking, job: Pick<SearchJob, 'question' | 'among'>) =>
    pool.run({ ...job, edition, nearest, now: clock().getTime() }, signal)

  return {
    async find(question, asking) {
      const answer = await ask(asking, { question })
      if ('findings' in answer) return answer.findings
      throw new Error('a list was answered to a question')
    },
    async findAmong(question, ids, asking) {
      const answer = await ask(asking, { question, among: ids })
      if ('listed' in answer) return answer.listed
      throw new Error('findings were answered to a list')
    },
    close: pool.close,
  }
}

function tooBusy(): AppError {
  return new AppError('unavailable', 'Very many people are searching at this moment.', {
    suggestion: 'Search again in a few seconds.',
    retryAfter: 5,
  })
}

function tooSlow(): AppError {
  return new AppError('unavailable', 'This search took too long and was stopped.', {
    suggestion: 'Search again, or with fewer words.',
  })
}
