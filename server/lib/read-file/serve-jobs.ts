import { Worker } from 'node:worker_threads'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'

/** The life of a process that reads files of strangers: one job after the other, within so many bytes of memory. */
export function serveJobs<Job, Result>(memoryLimit: number, work: (job: Job) => Promise<Result>) {
  new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { memoryLimit, parent: process.ppid } })
  process.on('disconnect', () => process.exit())
  process.on('message', async (job: Job) => {
    process.send?.(await answer(job))
  })

  async function answer(job: Job): Promise<WorkerAnswer<Result>> {
    try {
      return { result: await work(job) }
    } catch (error) {
      // Not the error itself: it may quote the file, and ends in the log.
      return { failure: `a file could not be read: ${error instanceof Error ? error.name : typeof error}` }
    }
  }
}
