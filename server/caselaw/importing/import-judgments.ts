import path from 'node:path'
import type { LandmarkFiles } from '#server/content/cases/landmarks.ts'
import { LockedError, takeLock } from '#server/db/data-folder.ts'
import { openLanceIndex } from '../lance/lance-index.ts'
import { openSource } from './detect-source.ts'
import { openJournal } from './journal.ts'
import { openPrintedFile } from './printed-file.ts'
import { createProgress } from './progress.ts'
import { createReadingPool } from './reading-pool.ts'
import { type Report, saveReport } from './report.ts'
import { runImport } from './run-import.ts'
import type { Source, SourceKind } from './source.ts'

export type ImportOptions = {
  place: string
  kind?: SourceKind
  dataDir: string
  landmarks: LandmarkFiles
  workers: number
  limit?: number
  batch?: number
  publishEvery?: number
  signal?: AbortSignal
  screen: Parameters<typeof createProgress>[0]['screen']
}

export type ImportResult = { report: Report; file: string }

/** Imports a source into the case library of a data folder. Only one writer at a time; readers continue. */
export async function importJudgments(options: ImportOptions): Promise<ImportResult> {
  const source = await openSource(options.place, options.kind)
  const folder = path.resolve(options.dataDir, 'cases')
  const lock = lockLibrary(folder)
  try {
    return await importInto(folder, source, options)
  } finally {
    lock.release()
  }
}

async function importInto(folder: string, source: Source, options: ImportOptions): Promise<ImportResult> {
  const { workers, landmarks, limit, batch = 500, publishEvery = 20_000, signal, screen } = options
  const notes = path.join(folder, 'import')
  const journal = openJournal(notes)
  const index = openLanceIndex({ folder, relatedSections: () => [] })
  const pool = createReadingPool(workers)
  const size = await measureSource(source, limit)
  const progress = createProgress({ size, bytesRead: source.bytesRead, screen })
  try {
    const report = await runImport({
      source,
      index,
      journal,
      printed: openPrintedFile(notes),
      landmarks,
      pool,
      ahead: workers * 4,
      batch,
      publishEvery,
      limit,
      signal,
      onProgress: progress.update,
      onPublish: () => progress.say('Building the word lists and publishing ...'),
    })
    return { report, file: saveReport(notes, report) }
  } finally {
    progress.finish()
    await pool.close()
    await index.close()
    journal.close()
  }
}

async function measureSource(source: Source, limit = Number.POSITIVE_INFINITY) {
  const { total, unit } = await source.measure()
  return { total: unit === 'judgments' ? Math.min(total, limit) : total, unit }
}

function lockLibrary(folder: string) {
  try {
    return takeLock(folder)
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
    throw new LockedError(
      `Something else is writing to the case library in ${folder}: another import, or a server that is putting in its landmark judgments. Run this again when it has finished.`,
    )
  }
}
