import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import { importJudgments } from '#server/caselaw/importing/import-judgments.ts'
import { openCaseLibrary } from '#server/caselaw/open-library.ts'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import type { Aila } from '../../scripts/evaluation/aila.ts'
import { writeCorpus } from './corpus.ts'

export const content = path.join(import.meta.dirname, '../../content')

/** Imports a corpus with that many judgments as an operator would, unless the data folder already has as many. */
export async function prepareLibrary(dataDir: string, aila: Aila, count: number) {
  if (!(await hasImported(dataDir, count))) await importCorpus(dataDir, aila, count)
  printDisk(dataDir)
}

/** Whether earlier runs have published so many; an import that was interrupted goes on where it ended. */
export async function hasImported(
  dataDir: string,
  count: number,
  { openSearch }: { openSearch?: string } = {},
): Promise<boolean> {
  const library = await openLibrary(dataDir, openSearch ? { openSearch } : {})
  const { total, landmarks } = await library.describe()
  await library.close()
  return total - landmarks >= count
}

export function printDisk(dataDir: string) {
  console.log(`disk: ${megabytes(sizeOf(casesOf(dataDir)))} MB`)
}

/** Into the data folder or, where its addresses are given, into a cluster. */
export async function importCorpus(
  dataDir: string,
  aila: Aila,
  count: number,
  { openSearch, from = 0 }: { openSearch?: string | undefined; from?: number } = {},
) {
  const texts = path.join(dataDir, '..', 'texts')
  mkdirSync(texts, { recursive: true })
  const bytes = await writeCorpus(aila, texts, count, number => number >= from)
  console.log(`${count - from} judgments written, ${megabytes(bytes)} MB`)
  const started = performance.now()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 200)
  const { report } = await importJudgments({
    place: texts,
    dataDir,
    openSearch,
    landmarks: loadLandmarkFiles(content),
    workers: Math.max(1, availableParallelism() - 1),
    screen: process.stderr,
  })
  clearInterval(watch)
  const minutes = (performance.now() - started) / 60_000
  console.log(
    `import: ${minutes.toFixed(1)} min, ${JSON.stringify(report.counts)}, memory at most ${megabytes(most)} MB`,
  )
  rmSync(texts, { recursive: true })
}

export async function openLibrary(
  dataDir: string,
  { openSearch, threads = 0 }: { openSearch?: string; threads?: number },
): Promise<CaseLibrary> {
  const started = performance.now()
  const library = await openCaseLibrary({
    folder: casesOf(dataDir),
    openSearch,
    searchThreads: threads,
    sectionMap: loadSectionMap(content),
    thesaurus: loadThesaurus(content),
    landmarks: loadLandmarkFiles(content),
    clock: () => new Date(),
  })
  const { total } = await library.describe()
  console.log(
    `opening a library of ${total} judgments: ${Math.round(performance.now() - started)} ms, memory ${memory()} MB`,
  )
  return library
}

function casesOf(dataDir: string): string {
  return path.join(dataDir, 'cases')
}

export function sizeOf(place: string): number {
  const stats = statSync(place)
  if (!stats.isDirectory()) return stats.size
  return readdirSync(place).reduce((sum, name) => sum + sizeOf(path.join(place, name)), 0)
}

export function memory(): number {
  return megabytes(process.memoryUsage.rss())
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
