import { readFile } from 'node:fs/promises'
import { fileParsers } from './file-parsers.ts'
import type { ReadJob, ReadResult } from './file-reader.ts'
import { UnreadableFile } from './file-text.ts'
import { serveJobs } from './serve-jobs.ts'

serveJobs(400 * 1024 * 1024, async ({ kind, path, limit }: ReadJob): Promise<ReadResult> => {
  try {
    const parse = await fileParsers[kind]()
    return await parse(await readFile(path), { limit })
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.reason }
    throw error
  }
})
