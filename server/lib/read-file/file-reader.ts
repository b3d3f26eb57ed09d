import { createWorkerPool, WorkerStopped } from '#server/lib/worker-pool.ts'
import type { FileText, UnreadableReason } from './file-text.ts'
import { startProcess } from './start-process.ts'

export type FileKind = 'pdf' | 'docx' | 'html' | 'plain'

export type ReadJob = { kind: FileKind; path: string; limit?: number }
export type ReadResult = FileText | { unreadable: UnreadableReason }
export type FileReader = { read: (job: ReadJob) => Promise<ReadResult>; close: () => Promise<void> }

type Options = { size?: number; timeLimit?: number; queueLimit?: number }

/**
 * Files are parsed in separate processes; a process that takes too long or too much memory is killed and its file given
 * up.
 */
export function createFileReader({
  size = 2,
  timeLimit = 15_000,
  queueLimit = 20,
}: Options = {}): FileReader {
  const pool = createWorkerPool<ReadJob, ReadResult>({
    file: new URL('./process.ts', import.meta.url),
    start: startProcess,
    idleLimit: 30_000,
    size,
    timeLimit,
    queueLimit,
  })
  return { read: job => pool.run(job).catch(refuseStopped), close: pool.close }
}

/** A parsing process ends early only when it passes a limit. */
function refuseStopped(error: unknown): ReadResult {
  if (error instanceof WorkerStopped) return { unreadable: 'too_large' }
  throw error
}
