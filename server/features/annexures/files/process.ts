import { readFile, writeFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { serveJobs } from '#server/lib/read-file/serve-jobs.ts'
import { bindAnnexures } from './bind-annexures.ts'
import { RefusedFile } from './file-facts.ts'
import type { FileJob, FileResult } from './file-reader.ts'
import { drawPage, lookAtFile } from './look-at-file.ts'

/** A hundred megabytes of annexures are in memory twice while the set is written. */
serveJobs(700 * 1024 * 1024, async (job: FileJob): Promise<FileResult> => {
  try {
    return await work(job)
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.refusal }
    throw error
  }
})

async function work(job: FileJob): Promise<FileResult> {
  if (job.task === 'look') {
    const { facts, thumbnail } = await lookAtFile(job.path)
    await writeFile(job.thumbnail, thumbnail, { mode: 0o600 })
    return { facts }
  }
  if (job.task === 'count') {
    const set = await PDFDocument.load(await readFile(job.path), { updateMetadata: false })
    return { pages: set.getPageCount() }
  }
  if (job.task === 'draw') {
    await writeFile(job.out, await drawPage(job.path, job.kind, job.page, job.width), { mode: 0o600 })
    return { written: [job.out] }
  }
  const [set, stamps] = await Promise.all([readFile(job.set), readFile(job.stamps)])
  const written: string[] = []
  for (const volume of await bindAnnexures(set, stamps, job.annexures, job.options)) {
    const out = `${job.out}.${written.length + 1}`
    await writeFile(out, volume, { mode: 0o600 })
    written.push(out)
  }
  return { written }
}
