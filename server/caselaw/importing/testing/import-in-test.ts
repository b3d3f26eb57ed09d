import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LandmarkFiles } from '#server/content/cases/landmarks.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import { openLanceIndex } from '../../lance/lance-index.ts'
import { walkAll } from '../../library/walk-all.ts'
import { type ImportOptions, importJudgments } from '../import-judgments.ts'
import type { Report } from '../report.ts'

export const noLandmarks: LandmarkFiles = { edition: 'none', files: [] }

/** An import in this process, without a terminal. */
export async function importPlace(
  place: string,
  dataDir: string,
  options: Partial<ImportOptions> = {},
): Promise<Report['counts'] & { skips: string[] }> {
  const { report } = await importJudgments({
    place,
    dataDir,
    landmarks: noLandmarks,
    workers: 1,
    screen: { write: () => true },
    ...options,
  })
  const skips = report.skipped.map(({ label, skip }) => `${label}: ${skip.reason}`)
  return { ...report.counts, skips }
}

/** What a reader of the library sees, in the order of ids. */
export async function loadLibrary(dataDir: string): Promise<Judgment[]> {
  const index = openLanceIndex({ folder: path.join(dataDir, 'cases') })
  const judgments = await index.withSnapshot(async snapshot => {
    const ids: string[] = []
    for await (const { id } of walkAll(snapshot)) ids.push(id)
    return snapshot.judgments(ids)
  })
  await index.close()
  return judgments
}

export function countJournalLines(dataDir: string): number {
  const file = path.join(dataDir, 'cases', 'import', 'journal.jsonl')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0
}
