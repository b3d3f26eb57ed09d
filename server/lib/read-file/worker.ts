import { parentPort } from 'node:worker_threads'
import type { WorkerAnswer } from '#server/lib/worker-pool.ts'
import type { FileKind, ReadJob, ReadResult } from './file-reader.ts'
import { type FileText, type ReadOptions, UnreadableFile } from './file-text.ts'

type Read = (bytes: Uint8Array, options: ReadOptions) => FileText | Promise<FileText>

/** Loaded when first needed: each brings a library of its own. */
const readers: Record<FileKind, () => Promise<Read>> = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  html: async () => (await import('./read-html.ts')).readHtml,
  plain: async () => (await import('./read-plain.ts')).readPlain,
}

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
