import path from 'node:path'
import type { LandmarkFiles } from '#server/content/cases/landmarks.ts'
import { takeLock } from '#server/db/data-folder.ts'
import { openIndex } from '../open-index.ts'
import { openSource } from './detect-source.ts'
import { openJournal } from './journal.ts'
import type { IsChosen } from './open-data-source.ts'
import { bePatient } from './patience.ts'
import { openPrintedFile } from './printed-file.ts'
import { createProgress, type OpenProgress, type Screen } from './progress.ts'
import { createReadingPool } from './reading-pool.ts'
import { type Report, saveReport } from './report.ts'
import { type ImportNeeds, runImport } from './run-import.ts'
import type { Source, SourceKind } from './source.ts'
import { takeTurns } from './take-turns.ts'

export type ImportOptions = {
  place: string
  kind?: SourceKind
  dataDir: string
  /** The addresses of a cluster that the judgments go to, in place of the data folder. */
  openSearch?: string | undefined
  openSearchShards?: number | undefined
  landmarks: LandmarkFiles
  workers: number
  limit?: number
  batch?: number
  publishEvery?: number
  signal?: AbortSignal
  /** Of open data, only these files of the place. */
  isChosen?: IsChosen
  /** Where it is told how far it has come: the screen, or what is opened here. */
  screen?: Screen
  openProgress?: OpenProgress
}

export type ImportResult = { report: Report; file: string }

/**
 * Imports a source into the case library of a data folder, where there is only one writer at a time, or into a cluster, where
 * several imports take turns, each with a data folder of its own. Readers continue.
 */
export async function importJudgments(options: ImportOptions): Promise<ImportResult> {
  const source = await openSource(options.place, options.kind, options.isChosen)
  const folder = path.resolve(options.dataDir, 'cases')
  const { openSearch, openSearchShards } = options
  const index = openIndex({ folder, openSearch, openSearchShards })
  try {
    return openSearch
      ? await importIntoCluster({ folder, index }, source, options)
      : await importAlone({ folder, index }, source, options)
  } finally {
    await index.close()
  }
}

type Place = Pick<Library, 'index' | 'folder'>

async function importAlone(place: Place, source: Source, options: ImportOptions): Promise<ImportResult> {
  const library = await place.index.beginWrite()
  try {
    return await importInto({ ...place, library }, source, options)
  } finally {
    await library.close()
  }
}

/** Two imports must not keep one journal. */
async function importIntoCluster(
  { folder, index: cluster }: Place,
  source: Source,
  options: ImportOptions,
): Promise<ImportResult> {
  const lock = takeLock(notesOf(folder, options))
  try {
    await cluster.landmarks() // An address or a password that is wrong is told at once.
    const index = bePatient(cluster, options.signal)
    return await importInto({ folder, index, library: takeTurns(index, options.signal) }, source, options)
  } finally {
    lock.release()
  }
}

type Library = Pick<ImportNeeds, 'index' | 'library'> & { folder: string }

async function importInto(
  { folder, index, library }: Library,
  source: Source,
  options: ImportOptions,
): Promise<ImportResult> {
  const { workers, landmarks, limit, batch = 500, publishEvery = 20_000, signal } = options
  const notes = notesOf(folder, options)
  const journal = openJournal(notes)
  const pool = createReadingPool(workers)
  const size = await measureSource(source, limit)
  const { screen = { write: () => true }, openProgress = given => createProgress({ ...given, screen }) } =
    options
  const progress = openProgress({ size, bytesRead: source.bytesRead })
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
      onPublish: progress.publish,
    })
    return { report, file: saveReport(notes, report) }
  } finally {
    progress.finish()
    await pool.close()
    journal.close()
  }
}

/** What is in one library says nothing of the other. */
function notesOf(folder: string, { openSearch }: ImportOptions): string {
  return path.join(folder, openSearch ? 'import-opensearch' : 'import')
}

async function measureSource(source: Source, limit = Number.POSITIVE_INFINITY) {
  const { total, unit } = await source.measure()
  return { total: unit === 'judgments' ? Math.min(total, limit) : total, unit }
}
