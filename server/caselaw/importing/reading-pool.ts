import { AppError } from '#server/lib/app-error.ts'
import type { FileKind } from '#server/lib/read-file/file-reader.ts'
import type { UnreadableReason } from '#server/lib/read-file/file-text.ts'
import { createWorkerPool } from '#server/lib/worker-pool.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { Skip } from './source.ts'

export type ReadJob = { format: FileKind; bytes: Uint8Array; known: Partial<Judgment> }
export type ReadAnswer = { judgment: Judgment } | { reason: UnreadableReason }
export type Reading = { judgment: Judgment } | { skip: Skip }

export type ReadingPool = { read: (job: ReadJob) => Promise<Reading>; close: () => Promise<void> }

/** Reads judgments on threads. After a minute a judgment is given up and its thread is ended. */
export function createReadingPool(size: number): ReadingPool {
  const pool = createWorkerPool<ReadJob, ReadAnswer>({
    file: new URL('./reading-worker.ts', import.meta.url),
    size,
    timeLimit: 60_000,
    queueLimit: Number.POSITIVE_INFINITY, // read-ahead.ts limits the queue
  })
  return {
    read: async job => {
      try {
        const answer = await pool.run(job)
        return 'judgment' in answer ? answer : { skip: { reason: answer.reason } }
      } catch (error) {
        return { skip: describeFailure(error) }
      }
    },
    close: pool.close,
  }
}

function describeFailure(error: unknown): Skip {
  if (error instanceof AppError) return { reason: 'too_slow' }
  const detail = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 200) : undefined
  return { reason: 'failed', detail }
}
