import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'
import { fileParsers } from './file-parsers.ts'
import type { ReadJob, ReadResult } from './file-reader.ts'
import { UnreadableFile } from './file-text.ts'

const memoryLimit = 400 * 1024 * 1024

new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { memoryLimit, parent: process.ppid } })

process.on('disconnect', () => process.exit())
process.on('message', async (job: ReadJob) => {
  process.send?.(await answer(job))
})

async function answer({ kind, path, limit }: ReadJob): Promise<WorkerAnswer<ReadResult>> {
  try {
    const parse = await fileParsers[kind]()
    return { result: await parse(await readFile(path), { limit }) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { result: { unreadable: error.reason } }
    // Not the error itself, which may quote the file and would end up in the log.
    return { failure: `the ${kind} could not be read: ${error instanceof Error ? error.name : typeof error}` }
  }
}
