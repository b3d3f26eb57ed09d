import { existsSync } from 'node:fs'
import path from 'node:path'
import { LockedError, takeLock } from '#server/db/data-folder.ts'
import type { ReadFreeSpace } from '#server/lib/disk-space.ts'
import type { FillingSource } from '#shared/contract/library.ts'
import { type ImportOptions, importJudgments } from '../importing/import-judgments.ts'
import type { OpenProgress } from '../importing/progress.ts'
import type { Report } from '../importing/report.ts'
import { SourceError } from '../importing/source.ts'
import { LibraryBusyError } from '../library/case-index.ts'
import { type DataSet, highCourt, supremeCourt } from './data-set.ts'
import { download } from './download.ts'
import { FillingError } from './filling-error.ts'
import { listYears } from './parse-years.ts'
import { type Patience, patience as usualPatience } from './patience.ts'

/** Where the open data is, or a copy of it. */
export type Addresses = { supremeCourt: string; highCourts: string }

export type FillTask = {
  source: FillingSource
  addresses: Addresses
} & Pick<ImportOptions, 'dataDir' | 'openSearch' | 'openSearchShards' | 'workers'>

/** Told how far it has come. */
export type FillingScreen = {
  list: () => void
  /** Bytes that are here, of those to be fetched. */
  download: (bytes: { done: number; total: number }) => void
  openImport: OpenProgress
}

type Needs = FillTask &
  Pick<ImportOptions, 'landmarks' | 'limit' | 'batch'> & {
    signal: AbortSignal
    screen: FillingScreen
    patience?: Patience
    readFreeSpace?: ReadFreeSpace
  }

export type Filled = {
  /** Null where it was stopped before there was anything to read. */
  imported: { report: Report; file: string } | null
  /** Years of which the source has nothing. */
  missing: number[]
}

/** Fills the library from a source: fetches what is not here yet, and imports it. Stopped or killed and run again, it goes on. */
export async function fill(needs: Needs): Promise<Filled> {
  const { source, screen } = needs
  try {
    if (source.kind === 'folder') {
      if (!existsSync(source.folder)) throw new FillingError('no_folder', source.folder)
      return { imported: await importFrom(source.folder, needs, screen.openImport), missing: [] }
    }
    return await fillFromOpenData(source, needs)
  } catch (error) {
    if (error instanceof SourceError) throw new FillingError('not_understood', error.message)
    throw error
  }
}

async function fillFromOpenData(
  source: Exclude<FillingSource, { kind: 'folder' }>,
  needs: Needs,
): Promise<Filled> {
  const { addresses, signal, screen } = needs
  const dataSet = source.kind === 'supreme-court' ? supremeCourt : highCourt(source.court)
  const years = listYears(source)
  const folder = path.resolve(needs.dataDir, 'downloads', dataSet.kind)
  const lock = lockDownloads(folder)
  try {
    const address = source.kind === 'supreme-court' ? addresses.supremeCourt : addresses.highCourts
    const missing = await download({
      remote: { address, signal, patience: needs.patience ?? usualPatience },
      ...{ dataSet, years, folder, readFreeSpace: needs.readFreeSpace },
      onListing: screen.list,
      onBytes: screen.download,
    })
    const isChosen = (file: string) => isOf(file, dataSet, years)
    const chosen = { ...needs, kind: dataSet.kind, isChosen }
    return { imported: await importFrom(folder, chosen, screen.openImport), missing }
  } catch (error) {
    if (signal.aborted) return { imported: null, missing: [] }
    throw error
  } finally {
    lock.release()
  }
}

function isOf(file: string, { isWanted }: DataSet, years: readonly number[]): boolean {
  return isWanted(file) && years.some(year => file.includes(`/year=${year}/`))
}

function importFrom(
  place: string,
  needs: Needs & Pick<ImportOptions, 'kind' | 'isChosen'>,
  openProgress: OpenProgress,
) {
  const { kind, isChosen, dataDir, openSearch, openSearchShards, limit } = needs
  const { landmarks, workers, batch, signal } = needs
  const what = { place, kind, isChosen, limit, dataDir, openSearch, openSearchShards }
  return importJudgments({ ...what, landmarks, workers, batch, signal, openProgress })
}

/** Two processes must not write the same files. */
function lockDownloads(folder: string) {
  try {
    return takeLock(folder)
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
    throw new LibraryBusyError(
      `Something else is fetching judgments into ${folder}. Run this again when it has finished.`,
    )
  }
}
