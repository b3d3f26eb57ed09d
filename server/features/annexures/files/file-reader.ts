import { startProcess } from '#server/lib/read-file/start-process.ts'
import { createWorkerPool, WorkerStopped, WorkerTooSlow } from '#server/lib/worker-pool.ts'
import type { BoundAnnexure, BoundOptions } from './bind-annexures.ts'
import type { AnnexureKind, FileFacts, Refusal } from './file-facts.ts'

export type FileJob =
  | { task: 'look'; path: string; thumbnail: string }
  | { task: 'count'; path: string }
  | { task: 'draw'; path: string; kind: AnnexureKind; page: number; width: number; out: string }
  | {
      task: 'bind'
      set: string
      stamps: string
      annexures: BoundAnnexure[]
      options: BoundOptions
      out: string
    }
export type FileResult =
  | { facts: FileFacts }
  | { pages: number }
  | { written: string[] }
  | { refused: Refusal }
export type FileReader = { run: (job: FileJob) => Promise<FileResult>; close: () => Promise<void> }

/**
 * Files from users are opened in separate processes (decision 030). A file that needs too much memory or
 * time is stopped with its process.
 */
export function createFileReader({ size = 2, timeLimit = 30_000 } = {}): FileReader {
  const pool = createWorkerPool<FileJob, FileResult>({
    file: new URL('./process.ts', import.meta.url),
    start: startProcess,
    idleLimit: 30_000,
    size,
    timeLimit,
    queueLimit: 40,
  })
  return { run: job => pool.run(job).catch(tellStopped), close: pool.close }
}

function tellStopped(error: unknown): FileResult {
  if (error instanceof WorkerStopped) return { refused: 'swollen' }
  if (error instanceof WorkerTooSlow) return { refused: 'tooSlow' }
  throw error
}
