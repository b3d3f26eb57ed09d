import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fill } from '#server/caselaw/filling/fill.ts'
import { openFillingBar } from '#server/caselaw/filling/filling-bar.ts'
import { parseYears } from '#server/caselaw/filling/parse-years.ts'
import { findHighCourt, highCourts } from '#server/caselaw/importing/high-court-names.ts'
import { type ImportOptions, importJudgments } from '#server/caselaw/importing/import-judgments.ts'
import { sourceKinds } from '#server/caselaw/importing/source.ts'
import { parseConfig } from '#server/config.ts'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { StartError } from '#server/lib/app-error.ts'
import { type FillingSource, firstYear } from '#shared/contract/library.ts'
import { runActImport } from './import-acts.ts'

const usage = `Usage: npm run import -- <file or folder> [--kind ${sourceKinds.join('|')}] [--limit N] [--workers N] [--batch N] [--data-dir folder]

Judgments come into the case library of DATA_DIR (or --data-dir). Interrupted and run again, it goes on where it was.
See docs/case-law.md.

       npm run import -- supreme-court <years>
       npm run import -- high-court <court> <years>

The same from the open data of the courts, which is fetched first: \`supreme-court 2015-2025\`, \`high-court bombay 2024\`.

       npm run import -- acts <folder>

The texts of Acts, a file for each ('bns.tsv': section, text), for the pages of their sections.`

const options = {
  kind: { type: 'string' },
  limit: { type: 'string' },
  workers: { type: 'string' },
  batch: { type: 'string' },
  'data-dir': { type: 'string' },
} as const

const stop = new AbortController()
process.once('SIGINT', () => {
  console.error('\nStopping: what has been read is being written. Press Ctrl-C again to stop at once.')
  stop.abort()
})

const [first, actFolder] = process.argv.slice(2)
await (first === 'acts' ? runActImport(actFolder) : run()).catch(error => {
  console.error(explain(error))
  process.exitCode = 1
})

/** The operator can do something about the cause of some failures. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return error.cause instanceof StartError ? error.cause.message : error.message
}

async function run() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const source = parseOpenData(positionals)
  const settings = readSettings(values)
  const { report, file, missing } = source
    ? await runFilling(source, settings)
    : { ...(await importJudgments({ ...settings, ...parsePlace(positionals, values.kind) })), missing: [] }
  if (!report) return
  console.log(`${report.write({ most: 5 })}\n\nThe whole report: ${file}`)
  if (missing.length > 0) console.log(`\nThe open data has nothing of: ${missing.join(', ')}.`)
  if (stop.signal.aborted) process.exitCode = 130
  else if (!report.hasRead()) throw new Error('Nothing of this source could be read.')
}

type Settings = ReturnType<typeof readSettings>

async function runFilling(source: FillingSource, settings: Settings) {
  const { SUPREME_COURT_URL, HIGH_COURTS_URL } = parseConfig()
  const bar = openFillingBar(settings.screen)
  const { imported, missing } = await fill({
    ...settings,
    source,
    addresses: { supremeCourt: SUPREME_COURT_URL, highCourts: HIGH_COURTS_URL },
    screen: bar,
  }).finally(bar.finish)
  if (imported) return { ...imported, missing }
  process.exitCode = 130
  console.log('Stopped. What has been fetched is kept; run the same command to go on.')
  return { report: null, file: '', missing }
}

type Values = { [Name in keyof typeof options]?: string }

/** 'supreme-court 2015-2025' or 'high-court bombay 2024'; null for a place. */
function parseOpenData([kind, ...rest]: readonly string[]): FillingSource | null {
  const wanted = { 'supreme-court': 1, 'high-court': 2 }[kind ?? '']
  if (!wanted || (rest.length === 0 && existsSync(kind ?? ''))) return null
  if (rest.length !== wanted) throw new Error(usage)
  const years = parseYears(rest.at(-1) ?? '')
  if (!years || years.from < firstYear || years.to > 2100)
    throw new Error(`${rest.at(-1)} is not a year or years from ${firstYear} on, such as 2024 or 2015-2025.`)
  if (kind === 'supreme-court') return { kind, ...years }
  const court = findHighCourt(rest[0] ?? '')
  if (court) return { kind: 'high-court', court, ...years }
  const known = highCourts.map(({ code, name }) => `  ${code.padEnd(6)} ${name}`).join('\n')
  throw new Error(
    `Which High Court is ${rest[0]}? Name it by its code, or by a part of its name:\n\n${known}`,
  )
}

function parsePlace([place, ...more]: readonly string[], given: string | undefined) {
  if (!place || more.length > 0) throw new Error(usage)
  const kind = sourceKinds.find(one => one === given)
  if (given && !kind) throw new Error(`There is no kind ${given}.\n\n${usage}`)
  return { place, kind }
}

function readSettings(values: Values) {
  const { DATA_DIR, OPENSEARCH_URL, OPENSEARCH_SHARDS } = parseConfig()
  return {
    dataDir: path.resolve(values['data-dir'] ?? DATA_DIR),
    openSearch: OPENSEARCH_URL,
    openSearchShards: OPENSEARCH_SHARDS,
    landmarks: loadLandmarkFiles(path.join(import.meta.dirname, '..', 'content')),
    limit: parseNumber('limit', values.limit),
    workers: parseNumber('workers', values.workers) ?? Math.max(1, availableParallelism() - 1),
    batch: parseNumber('batch', values.batch),
    signal: stop.signal,
    screen: process.stderr,
  } satisfies Partial<ImportOptions>
}

function parseNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} wants a whole number from 1 on.`)
  return number
}
