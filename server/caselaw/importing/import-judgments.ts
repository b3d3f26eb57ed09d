import path from 'node:path'
import type { LandmarkFiles } from '#server/content/cases/landmarks.ts'
import { openIndex } from '../open-index.ts'
import { openSource } from './detect-source.ts'
import { openJournal } from './journal.ts'
import { openPrintedFile } from './printed-file.ts'
import { createProgress } from './progress.ts'
import { createReadingPool } from './reading-pool.ts'
import { type Report, saveReport } from './report.ts'
import { type ImportNeeds, runImport } from './run-import.ts'
import type { Source, SourceKind } from './source.ts'

export type ImportOptions = {
  place: string
  kind?: SourceKind
  dataDir: string
  /** The addresses of a cluster that the judgments go to, in place of the data folder. */
  openSearch?: string | undefined
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
  const index = openIndex({ folder, openSearch: options.openSearch })
  try {
    const library = await index.beginWrite()
    try {
      return await importInto({ folder, index, library }, source, options)
    } finally {
      await library.close()
    }
  } finally {
    await index.close()
  }
}

type Library = Pick<ImportNeeds, 'index' | 'library'> & { folder: string }

async function importInto(
  { folder, index, library }: Library,
  source: Source,
  options: ImportOptions,
): Promise<ImportResult> {
  const {
    workers,
    landmarks,
    limit,
    openSearch,
    batch = 500,
    publishEvery = 20_000,
    signal,
    screen,
  } = options
  // What is in one library says nothing of the other.
  const notes = path.join(folder, openSearch ? 'import-opensearch' : 'import')
  const journal = openJournal(notes)
  const pool = createReadingPool(workers)
  const size = await measureSource(source, limit)
  const progress = createProgress({ size, bytesRead: source.bytesRead, screen })
  try {
    const report = await runImport({
      source,
      index,
      library,
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
    journal.close()
  }
}

async function measureSource(source: Source, limit = Number.POSITIVE_INFINITY) {
  const { total, unit } = await source.measure()
  return { total: unit === 'judgments' ? Math.min(total, limit) : total, unit }
}
