import { parentPort } from 'node:worker_threads'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'
import type { ReadJob, ReadResult } from './file-reader.ts'
import { UnreadableFile } from './file-text.ts'
import { readers } from './readers.ts'

parentPort?.on('message', async (job: ReadJob) => {
  parentPort?.postMessage(await answer(job))
})

async function answer({ kind, bytes, limit }: ReadJob): Promise<WorkerAnswer<ReadResult>> {
  try {
    const read = await readers[kind]()
    return { result: await read(bytes, { limit }) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { result: { unreadable: error.reason } }
    // Not the error itself: it may quote the file, and ends in the log.
    return { failure: `the ${kind} could not be read: ${error instanceof Error ? error.name : typeof error}` }
  }
}
