import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { readLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { readSectionMap } from '#server/content/section-map.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import type { CaseLibrary } from '#server/features/cases/case-library.ts'
import { importJudgments } from '#server/features/cases/importing/import-judgments.ts'
import { openCaseLibrary } from '#server/features/cases/open-library.ts'
import type { CaseQuestion } from '#shared/contract/cases.ts'
import { readAila } from '../../scripts/evaluation/aila.ts'
import { percentile } from '../figure.ts'
import { describeMachine } from '../report.ts'
import { writeCorpus } from './corpus.ts'
import { listQuestions } from './questions.ts'

/**
 * Import and search at the size of all Supreme Court judgments: npm run bench:search -- <folder with aila2019.tar.gz>
 * [--judgments 35000] [--keep folder]. With --keep an import made before is used again.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { judgments: { type: 'string', default: '35000' }, keep: { type: 'string' } },
})
const [source] = positionals
if (!source) {
  console.error(
    'Usage: npm run bench:search -- <folder with aila2019.tar.gz> [--judgments 35000] [--keep folder]',
  )
  process.exit(2)
}

const content = path.join(import.meta.dirname, '../../content')
const folder = values.keep ? path.resolve(values.keep) : mkdtempSync(path.join(tmpdir(), 'munshi-bench-'))
const cases = path.join(folder, 'data', 'cases')
const aila = await readAila(source)
console.log(describeMachine())
if (!values.keep || !isThere(cases)) await importCorpus(Number(values.judgments))
console.log(`disk: ${megabytes(sizeOf(cases))} MB`)

const opened = performance.now()
const library = await openLibrary()
const { total } = await library.describe()
console.log(
  `opening a library of ${total} judgments: ${Math.round(performance.now() - opened)} ms, memory ${memory()} MB`,
)

const types = listQuestions(aila)
for (const { questions } of types) for (const question of questions) await library.search(question)
for (const { type, questions } of types) await measureAlone(type, questions)
await measureTogether(16)
console.log(`memory after all searches: ${memory()} MB`)
await library.close()
if (!values.keep) rmSync(folder, { recursive: true })

async function importCorpus(count: number) {
  const texts = path.join(folder, 'texts')
  mkdirSync(texts, { recursive: true })
  const bytes = await writeCorpus(aila, texts, count)
  console.log(`${count} judgments written, ${megabytes(bytes)} MB`)
  const started = performance.now()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 200)
  const { report } = await importJudgments({
    place: texts,
    dataDir: path.join(folder, 'data'),
    landmarks: readLandmarkFiles(content),
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

function openLibrary(): Promise<CaseLibrary> {
  return openCaseLibrary({
    folder: cases,
    sectionMap: readSectionMap(content),
    thesaurus: loadThesaurus(content),
    landmarks: readLandmarkFiles(content),
    clock: () => new Date(),
  })
}

async function measureAlone(type: string, questions: readonly CaseQuestion[]) {
  const times: number[] = []
  for (let round = 0; round < 8; round += 1)
    for (const question of questions) times.push(await timeOf(question))
  print(`${type}, one user`, times)
}

/** Users who ask again as soon as they have been answered, each another question. */
async function measureTogether(users: number) {
  const questions = types.flatMap(({ questions: of }) => of)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const started = performance.now()
  const times = await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      const own: number[] = []
      for (let turn = 0; turn < 20; turn += 1)
        own.push(await timeOf(questions[(user * 7 + turn * 11) % questions.length] as CaseQuestion)) // the index is within
      return own
    }),
  )
  const seconds = (performance.now() - started) / 1000
  delay.disable()
  print(`all types, ${users} users`, times.flat())
  console.log(
    `  ${(times.flat().length / seconds).toFixed(1)} searches/s; event loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
  )
}

async function timeOf(question: CaseQuestion): Promise<number> {
  const started = performance.now()
  await library.search(question)
  return performance.now() - started
}

function print(what: string, times: readonly number[]) {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map(share => percentile(times, share).toFixed(1))
  console.log(`${what.padEnd(28)} p50 ${p50} ms  p95 ${p95} ms  p99 ${p99} ms  (${times.length})`)
}

function sizeOf(place: string): number {
  const stats = statSync(place)
  if (!stats.isDirectory()) return stats.size
  return readdirSync(place).reduce((sum, name) => sum + sizeOf(path.join(place, name)), 0)
}

function isThere(place: string): boolean {
  return statSync(path.join(place, 'published.json'), { throwIfNoEntry: false }) !== undefined
}

function memory(): number {
  return megabytes(process.memoryUsage.rss())
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
