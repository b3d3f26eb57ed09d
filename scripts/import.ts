import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type ImportOptions, importJudgments } from '#server/caselaw/importing/import-judgments.ts'
import { sourceKinds } from '#server/caselaw/importing/source.ts'
import { parseConfig } from '#server/config.ts'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { StartError } from '#server/lib/app-error.ts'
import { runActImport } from './import-acts.ts'

const usage = `Usage: npm run import -- <file or folder> [--kind ${sourceKinds.join('|')}] [--limit N] [--workers N] [--batch N] [--data-dir folder]

Judgments come into the case library of DATA_DIR (or --data-dir). Interrupted and run again, it goes on where it was.
See docs/case-law.md.

       npm run import -- acts <folder>

The texts of Acts, a file for each ('bns.tsv': section, text), for the pages of their sections.`

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
  const { report, file } = await importJudgments(parseOptions())
  console.log(`${report.write({ most: 5 })}\n\nThe whole report: ${file}`)
  if (stop.signal.aborted) process.exitCode = 130
  else if (!report.hasRead()) throw new Error('Nothing of this source could be read.')
}

function parseOptions(): ImportOptions {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      limit: { type: 'string' },
      workers: { type: 'string' },
      batch: { type: 'string' },
      'data-dir': { type: 'string' },
    },
  })
  const [place, ...more] = positionals
  if (!place || more.length > 0) throw new Error(usage)
  const kind = sourceKinds.find(one => one === values.kind)
  if (values.kind && !kind) throw new Error(`There is no kind ${values.kind}.\n\n${usage}`)
  return {
    place,
    kind,
    dataDir: path.resolve(values['data-dir'] ?? parseConfig().DATA_DIR),
    openSearch: parseConfig().OPENSEARCH_URL,
    landmarks: loadLandmarkFiles(path.join(import.meta.dirname, '..', 'content')),
    limit: parseNumber('limit', values.limit),
    workers: parseNumber('workers', values.workers) ?? Math.max(1, availableParallelism() - 1),
    batch: parseNumber('batch', values.batch),
    signal: stop.signal,
    screen: process.stderr,
  }
}

function parseNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} wants a whole number from 1 on.`)
  return number
}
