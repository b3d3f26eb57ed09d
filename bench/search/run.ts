import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadAila } from '../../scripts/evaluation/aila.ts'
import { describeMachine } from '../report.ts'
import { measureGrowth } from './growth.ts'
import { measureImporters } from './importers.ts'
import { content, openLibrary, prepareLibrary } from './library.ts'
import { measureOnOpenSearch } from './on-opensearch.ts'
import { measureParser } from './parser-growth.ts'
import { measurePlainOpenSearch } from './plain-opensearch.ts'
import { measurePublishing } from './publishing.ts'
import { listQuestions } from './questions.ts'
import { measureSearches } from './searches.ts'
import { measureServer } from './server.ts'
import { measureSideBySide } from './side-by-side.ts'

/**
 * Case law with as many judgments as the Supreme Court has: npm run bench:search -- <folder with
 * aila2019.tar.gz> [parts]. The parts are `parser` (how its work grows with a query; needs no library),
 * `searches` (in one process), `server` (other requests over HTTP while sixteen users search) and, only when
 * they are named, `publishing` (of new judgments, and in place of others, in a library of so many; --whole does
 * not cut their texts), `opensearch` (the same searches with the judgments on OpenSearch) and `plain` (an ordinary
 * search page on OpenSearch), `beside` (the three in turn), `importers` (several at once into OpenSearch) and `growth` (searches
 * in libraries of ever more judgments, --sizes); these need Java and Maven. --keep uses
 * an earlier import again, --fill only makes that import, so that `beside` can ask later, --threads says how many threads search
 * (0: the server's own).
 */
const parts = [
  ...['parser', 'searches', 'server', 'publishing', 'plain', 'opensearch', 'beside'],
  ...['importers', 'growth'],
]
const usage = `Usage: npm run bench:search -- <folder with aila2019.tar.gz> [${parts.join('] [')}] [--judgments 35000] [--whole] [--keep folder [--fill]] [--threads 2] [--sizes 35000,70000,140000]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    judgments: { type: 'string', default: '35000' },
    keep: { type: 'string' },
    fill: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '35000,70000,140000' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
})
const [source, ...chosen] = positionals
const isFilling = values.fill && values.keep !== undefined && chosen.join() === 'beside'
if (!source || chosen.some(part => !parts.includes(part)) || values.fill !== isFilling) {
  console.error(usage)
  process.exit(2)
}

const isWanted = (part: string) => chosen.length === 0 || chosen.includes(part)
const aila = await loadAila(source)
console.log(describeMachine())
if (isWanted('parser')) measureParser(content, [...aila.cases.values()].slice(0, 40))
if (isWanted('searches') || isWanted('server')) await inFolder(measureLibrary)
if (chosen.includes('publishing')) await measurePublishing(aila, Number(values.judgments), values.whole)
if (chosen.includes('plain')) await measurePlainOpenSearch(aila, Number(values.judgments))
if (chosen.includes('opensearch')) await measureOnOpenSearch(aila, Number(values.judgments))
if (chosen.includes('beside')) {
  const { judgments, threads } = values
  await inFolder(folder =>
    measureSideBySide(aila, { count: Number(judgments), folder, threads: Number(threads), isFilling }),
  )
}
if (chosen.includes('importers')) await measureImporters(aila, Number(values.judgments))
if (chosen.includes('growth')) {
  const sizes = values.sizes.split(',').map(Number)
  await inFolder(folder => measureGrowth(aila, sizes, folder, Number(values.threads)))
}

async function inFolder(measure: (folder: string) => Promise<void>) {
  const folder = values.keep ? path.resolve(values.keep) : mkdtempSync(path.join(tmpdir(), 'munshi-bench-'))
  await measure(folder)
  if (!values.keep) rmSync(folder, { recursive: true })
}

async function measureLibrary(folder: string) {
  const dataDir = path.join(folder, 'data')
  const types = listQuestions(aila)
  await prepareLibrary(dataDir, aila, Number(values.judgments))
  if (isWanted('searches')) {
    const library = await openLibrary(dataDir, { threads: Number(values.threads) })
    await measureSearches(library, types)
    await library.close()
  }
  if (isWanted('server')) await measureServer(dataDir, types, values.threads)
}
