import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSectionMap } from '#server/content/section-map.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { openLanceIndex } from '#server/features/cases/index/lance-index.ts'
import { createCaseFinder } from '#server/features/cases/search/find-cases.ts'
import { rankWeights } from '#server/features/cases/search/rank.ts'
import { type CaseQuestion, caseSearchBody, type RankPart } from '#shared/contract/cases.ts'
import { type Aila, type Judged, readAila } from './evaluation/aila.ts'
import { readCorpus } from './evaluation/corpus.ts'
import { average, comparePaired, type Measures, measure } from './evaluation/metrics.ts'
import { createPlainRanking } from './evaluation/plain-bm25.ts'
import { rankStatutes } from './evaluation/statutes.ts'

/**
 * How well the engine finds precedents and statutes: npm run eval -- <folder with aila2019.tar.gz>. Prints MAP, P@10,
 * BPREF and reciprocal rank on AILA 2019, what each part of the ranking contributes, and a comparison with plain BM25
 * query by query. Queries 1-10 are for development, 11-50 for the test: nothing is tuned on the latter.
 */
const [source] = process.argv.slice(2)
if (!source) {
  console.error('Usage: npm run eval -- <folder with aila2019.tar.gz>')
  process.exit(2)
}

const content = path.join(import.meta.dirname, '..', 'content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-eval-'))
const started = performance.now()
const aila = await readAila(source)
const sectionMap = readSectionMap(content)
const index = openLanceIndex({ folder, relatedSections: sectionMap.relatedSections })
await index.put(readCorpus(aila))
await index.publish()
console.log(`${aila.cases.size} judgments read and indexed in ${seconds()} s`)

const law = { sectionMap, thesaurus: loadThesaurus(content), knownCourts: [] }
const finder = createCaseFinder({
  index,
  law,
  clock: () => new Date(),
  model: null,
  meaning: null,
  warn: () => {},
})

type Run = (text: string) => Promise<string[]>
const plain = createPlainRanking(aila.cases)
const engine =
  (weights: Record<RankPart, number>): Run =>
  async text =>
    (await finder.rank(questionOf(text), weights)).map(({ entry }) => entry.id.toUpperCase())
const without = (...parts: RankPart[]) =>
  engine({ ...rankWeights, ...Object.fromEntries(parts.map(part => [part, 0])) })

const runs: [name: string, run: Run][] = [
  ['plain BM25 (k1 2, b .75)', async text => plain.rank(text)],
  ['the engine', engine(rankWeights)],
  ['  its text alone', without('reliance', 'cited', 'importance', 'court', 'recency', 'sections')],
  ['  without reliance', without('reliance')],
  ['  without citations received', without('cited')],
  ['  without court, date, importance', without('court', 'recency', 'importance')],
]

console.log('\nTask 1, precedents')
const [base, ours] = await report(runs, aila.precedents)
printComparison(ours, base)

console.log('\nTask 2, statutes')
const statutes = rankStatutes(aila)
await report(
  [
    ['plain BM25 over title and text', async text => statutes.plain(text)],
    [
      'with the sections that similar judgments cite',
      async text => statutes.voted(text, await engine(rankWeights)(text)),
    ],
  ],
  aila.provisions,
)
console.log(`\n${seconds()} s in all`)
await index.close()
rmSync(folder, { recursive: true })

async function report(list: [string, Run][], judged: Judged): Promise<Measures[][]> {
  const all: Measures[][] = []
  for (const [name, run] of list) {
    const measures = await measureRun(run, judged)
    console.log(
      `${name.padEnd(48)} 1-10: ${print(measures.slice(0, 10))}   11-50: ${print(measures.slice(10))}`,
    )
    all.push(measures.slice(10))
  }
  return all
}

async function measureRun(run: Run, judged: Judged): Promise<Measures[]> {
  const measures: Measures[] = []
  for (const { id, text } of [...aila.queries].sort(byNumber)) {
    const { relevant, irrelevant } = judged.get(id) ?? {
      relevant: new Set<string>(),
      irrelevant: new Set<string>(),
    }
    measures.push(measure(await run(text), relevant, irrelevant))
  }
  return measures
}

function printComparison(ours: Measures[] = [], base: Measures[] = []) {
  const { mean, better, worse, equal, p } = comparePaired(ours, base)
  console.log(
    `against plain BM25 on 11-50: ${mean >= 0 ? '+' : ''}${mean.toFixed(4)} MAP; better on ${better}, worse on ${worse}, equal on ${equal}; p ${p.toFixed(4)} (random signs)`,
  )
}

function print(measures: Measures[]): string {
  const { ap, p10, bpref, rr } = average(measures)
  return `MAP ${ap.toFixed(4)} P@10 ${p10.toFixed(4)} BPREF ${bpref.toFixed(4)} RR ${rr.toFixed(4)}`
}

function questionOf(query: string): CaseQuestion {
  return caseSearchBody.parse({ query, searchType: 'case_brief' })
}

function byNumber(one: Aila['queries'][number], other: Aila['queries'][number]): number {
  return one.number - other.number
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
