import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createCaseFinder } from '#server/caselaw/answering/find-cases.ts'
import { openLanceIndex } from '#server/caselaw/lance/lance-index.ts'
import type { CaseIndex } from '#server/caselaw/library/case-index.ts'
import { putAndPublish } from '#server/caselaw/library/testing/put-and-publish.ts'
import { understandQuery } from '#server/caselaw/understanding/understand.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { listAblations, type Setting, wholeEngine } from './evaluation/ablations.ts'
import { type Judged, loadAila } from './evaluation/aila.ts'
import { deriveCorpus } from './evaluation/corpus.ts'
import { type Measures, measure } from './evaluation/metrics.ts'
import { openOnOpenSearch } from './evaluation/on-opensearch.ts'
import { createPlainRanking } from './evaluation/plain-bm25.ts'
import { openPlain, type PlainDocument } from './evaluation/plain-opensearch.ts'
import {
  type RunMeasures,
  writeComparison,
  writeDifference,
  writePairs,
  writeRun,
} from './evaluation/print-runs.ts'
import { rankStatutes } from './evaluation/statutes.ts'

/**
 * Evaluates how the engine finds precedents and statutes: npm run eval -- <folder with aila2019.tar.gz>.
 * Prints MAP, P@10, BPREF and reciprocal rank on AILA 2019, the contribution of each part of the ranking,
 * and a comparison with plain BM25 query by query. Queries 1-10 are for development, 11-50 for the test:
 * nothing is tuned on the test queries. With --opensearch, only how the engine finds precedents on a real OpenSearch
 * (Java and Maven, or OPENSEARCH_TEST_URL) beside the embedded index, and what an ordinary search page on it finds.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { opensearch: { type: 'boolean', default: false } },
})
const [source] = positionals
if (!source) {
  console.error('Usage: npm run eval -- <folder with aila2019.tar.gz> [--opensearch]')
  process.exit(2)
}

const content = path.join(import.meta.dirname, '..', 'content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-eval-'))
const started = performance.now()
const aila = await loadAila(source)
const queries = [...aila.queries].sort((one, other) => one.number - other.number)
const sectionMap = loadSectionMap(content)
const thesaurus = loadThesaurus(content)
const corpus = deriveCorpus(aila)
const lawOfIndex = { relatedSections: sectionMap.listRelated, thesaurus: () => thesaurus }
const index = openLanceIndex({ folder, ...lawOfIndex })
await putAndPublish(index, corpus)
console.log(`${aila.cases.size} judgments read and indexed in ${seconds()} s`)
const law = { sectionMap, thesaurus }

type Searched = Pick<CaseIndex, 'withSnapshot'>
const withoutPairs: Searched = {
  withSnapshot: work =>
    index.withSnapshot(snapshot =>
      work({ ...snapshot, search: ({ pairs: _left, ...query }) => snapshot.search(query) }),
    ),
}

type Rank = (text: string) => Promise<string[]>

if (values.opensearch) await compareEngines()
else await evaluate()
console.log(`\n${seconds()} s in all`)
await index.close()
rmSync(folder, { recursive: true })

async function compareEngines() {
  const other = await openOnOpenSearch(corpus, lawOfIndex)
  const ordinary = await openPlain(other.addresses)
  await ordinary.put([...aila.cases].map(([id, text]) => [id, readDocument(text)]))
  await ordinary.makeSearchable()
  console.log(`indexed on OpenSearch too, ${seconds()} s`)
  await run('an ordinary page on OpenSearch', ordinary.rank, aila.precedents)
  printPaired(
    await run('on OpenSearch', rankWith(wholeEngine, other.index), aila.precedents),
    await run('embedded', rankWith(wholeEngine), aila.precedents),
  )
  await ordinary.close()
  await other.close()
}

function readDocument(text: string): PlainDocument {
  const [title = '', ...rest] = text.split('\n')
  return { title, text: rest.join('\n') }
}

async function evaluate() {
  console.log('\nTask 1, precedents')
  const plain = createPlainRanking(aila.cases)
  const base = await run('plain BM25', async text => plain.rank(text), aila.precedents)
  const ours = await run('the engine', rankWith(wholeEngine), aila.precedents)
  printPaired(ours, base)

  console.log('\nWhat each part contributes: the engine without it, on 11-50')
  printOccasions()
  for (const setting of listAblations())
    console.log(writeDifference(await measureRun(setting.name, rankWith(setting), aila.precedents), ours))

  console.log('\nTask 2, statutes')
  const statutes = rankStatutes(aila)
  const similar = rankWith(wholeEngine)
  printPaired(
    await run('votes', async text => statutes.voted(text, await similar(text)), aila.provisions),
    await run('plain BM25', async text => statutes.plain(text), aila.provisions),
  )
}

function rankWith({ weights, pairs, concepts }: Setting, searched: Searched = index): Rank {
  const finder = createCaseFinder({
    index: pairs ? searched : withoutPairs,
    law: concepts ? law : { ...law, thesaurus: [] },
    clock: () => new Date(),
    model: null,
    meaning: null,
    warn: () => {},
  })
  return async query => {
    const question = caseSearchBody.parse({ query, searchType: 'case_brief' })
    return (await finder.rank(question, weights)).map(({ entry }) => entry.id.toUpperCase())
  }
}

async function run(name: string, rank: Rank, judged: Judged): Promise<RunMeasures> {
  const measured = await measureRun(name, rank, judged)
  console.log(writeRun(measured))
  return measured
}

async function measureRun(name: string, rank: Rank, judged: Judged): Promise<RunMeasures> {
  const nothing = { relevant: new Set<string>(), irrelevant: new Set<string>() }
  const measures: Measures[] = []
  for (const { id, text } of queries) {
    const { relevant, irrelevant } = judged.get(id) ?? nothing
    measures.push(measure(await rank(text), relevant, irrelevant))
  }
  return { name, measures }
}

function printPaired(one: RunMeasures, other: RunMeasures) {
  console.log(writeComparison(one, other))
  const numbers = queries.map(({ number }) => number)
  for (const line of writePairs(numbers, one, other)) console.log(line)
}

/** The number of test queries in which each part of the ranking can have an effect. */
function printOccasions() {
  const reader = { ...law, knownCourts: [], hasSection: () => false }
  const read = queries.slice(10).map(({ text }) => understandQuery(text, 'case_brief', reader).understood)
  const count = (key: 'sections' | 'names' | 'concepts') => read.filter(one => one[key].length > 0).length
  console.log(
    `of ${read.length} queries ${count('sections')} name a provision, ${count('names')} a case, ${count('concepts')} a concept of the thesaurus`,
  )
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
