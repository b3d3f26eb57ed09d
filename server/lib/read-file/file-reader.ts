import { createWorkerPool, type WorkerPool } from '#server/lib/worker-pool.ts'
import type { FileText, UnreadableReason } from './file-text.ts'

export type FileKind = 'pdf' | 'docx' | 'html' | 'plain'

export type ReadJob = { kind: FileKind; bytes: Uint8Array; limit?: number }
export type ReadResult = FileText | { unreadable: UnreadableReason }
export type FileReader = WorkerPool<ReadJob, ReadResult>

type Options = { size?: number; timeLimit?: number; queueLimit?: number }

/** Files are read off the main thread; one that takes too long is given up together with its thread. */
export function createFileReader({
  size = 1,
  timeLimit = 30_000,
  queueLimit = 20,
}: Options = {}): FileReader {
  return createWorkerPool({ file: new URL('./worker.ts', import.meta.url), size, timeLimit, queueLimit })
}
