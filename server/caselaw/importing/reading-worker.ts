import { parentPort } from 'node:worker_threads'
import { fileParsers } from '#server/lib/read-file/file-parsers.ts'
import { UnreadableFile } from '#server/lib/read-file/file-text.ts'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'
import { parseJudgment } from '../reading/parse-judgment.ts'
import type { ReadAnswer, ReadJob } from './reading-pool.ts'
import { largestText } from './source.ts'

parentPort?.on('message', async (job: ReadJob) => {
  parentPort?.postMessage(await answer(job))
})

async function answer({ format, bytes, known }: ReadJob): Promise<WorkerAnswer<ReadAnswer>> {
  try {
    const parse = await fileParsers[format]()
    const { text, cut } = await parse(bytes, { limit: largestText })
    if (cut) return { result: { reason: 'too_large' } }
    if (!/[\p{L}\p{N}]/u.test(text)) return { result: { reason: 'empty' } }
    return { result: { judgment: parseJudgment(text, known) } }
  } catch (error) {
    if (error instanceof UnreadableFile) return { result: { reason: error.reason } }
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : typeof error }
  }
}
