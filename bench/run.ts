import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { accountsPart } from './accounts.ts'
import { annexuresPart } from './annexures.ts'
import { bundlePart } from './bundle.ts'
import { casesSearchPart } from './cases-search.ts'
import { contentBootPart } from './content-boot.ts'
import { documentsPart } from './documents.ts'
import type { Part } from './figure.ts'
import { formsListPart } from './forms-list.ts'
import { formsSearchPart } from './forms-search.ts'
import { keystrokePart } from './keystroke.ts'
import { pagesPart } from './pages.ts'
import { pdfMakersPart } from './pdf-makers.ts'
import { describeMachine, placeSection, writeConsoleTable, writeSection } from './report.ts'
import { startPart } from './start.ts'

// `npm run bench` runs all parts; `npm run bench -- start pages` runs these. With --write their sections
// of docs/benchmarks.md are updated.

const page = 'docs/benchmarks.md'
const parts: readonly Part[] = [
  startPart,
  contentBootPart,
  formsListPart,
  accountsPart,
  formsSearchPart,
  casesSearchPart,
  documentsPart,
  pdfMakersPart,
  annexuresPart,
  bundlePart,
  pagesPart,
  keystrokePart,
]

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
const unknown = positionals.filter(name => !parts.some(part => part.name === name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${parts.map(part => part.name).join(', ')}`)
  process.exit(1)
}

const wanted = parts.filter(part => positionals.length === 0 || positionals.includes(part.name))
await buildSite()
for (const part of wanted) await run(part)

/**
 * Builds like `npm start`, only when something has changed. It imports plain JavaScript without types,
 * because prepare.mjs runs before anything is installed.
 */
async function buildSite() {
  const { build }: { build: () => void } = await import(pathToFileURL('scripts/prepare.mjs').href)
  build()
}

/** A part that fails is reported, and the other parts still run. */
async function run(part: Part) {
  const machine = describeMachine()
  console.log(`\n  ${part.title}\n  ${machine}\n`)
  try {
    const figures = await part.measure()
    console.log(writeConsoleTable(figures))
    if (values.write) write(writeSection(part, figures, `${today()}: ${machine}.`))
  } catch (error) {
    console.error(`  Not measured: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

function write(section: string) {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '# Benchmarks\n'
  writeFileSync(page, placeSection(before, section))
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
