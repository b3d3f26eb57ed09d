import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCaseFinder } from '#server/caselaw/answering/find-cases.ts'
import { openLanceIndex } from '#server/caselaw/lance/lance-index.ts'
import { putAndPublish } from '#server/caselaw/library/testing/put-and-publish.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { briefLimit, caseSearchBody } from '#shared/contract/cases.ts'
import { loadAila } from './evaluation/aila.ts'
import { deriveCorpus } from './evaluation/corpus.ts'
import { type JudgmentQuery, makeJudgmentQueries } from './evaluation/judgment-queries.ts'
import { measure } from './evaluation/metrics.ts'
import { createPlainRanking } from './evaluation/plain-bm25.ts'

/**
 * Searches with whole judgments: npm run eval:judgments -- <folder with aila2019.tar.gz>. Takes the cases
 * that 200 judgments name out of their texts and looks for them among the others, with the engine and with
 * plain BM25 on the rarest half of the words. The first half of the queries is for tuning; the second half measures.
 */
const [source] = process.argv.slice(2)
if (!source) {
  console.error('Usage: npm run eval:judgments -- <folder with aila2019.tar.gz>')
  process.exit(2)
}

type Rank = (text: string) => Promise<string[]>

const aila = await loadAila(source)
const { queries, others } = makeJudgmentQueries(deriveCorpus(aila), 200)
const total = queries.reduce((sum, { answers }) => sum + answers.size, 0)
console.log(`${queries.length} queries with ${total} answers among ${others.length} judgments`)

const texts = new Map(others.map(({ id }) => [id, aila.cases.get(id.toUpperCase()) ?? '']))
const plain = createPlainRanking(texts, { k1: 1.6, b: 1, share: 0.5 })
await report('plain BM25', async text => plain.rank(text))

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-eval-'))
const content = path.join(import.meta.dirname, '..', 'content')
const [sectionMap, thesaurus] = [loadSectionMap(content), loadThesaurus(content)]
const index = openLanceIndex({ folder, relatedSections: sectionMap.listRelated, thesaurus: () => thesaurus })
await putAndPublish(index, others)
const law = { sectionMap, thesaurus }
const needs = { clock: () => new Date(), model: null, meaning: null, warn: () => {} }
const finder = createCaseFinder({ index, law, ...needs })
await report('the engine', async text => {
  const query = text.slice(0, briefLimit)
  const ranked = await finder.rank(caseSearchBody.parse({ query, searchType: 'case_brief' }))
  return ranked.map(({ entry }) => entry.id)
})
await index.close()
rmSync(folder, { recursive: true })

async function report(name: string, rank: Rank) {
  const measured: { ap: number; recall: number }[] = []
  for (const { text, answers } of queries) measured.push(measureOne(await rank(text), answers))
  const half = Math.ceil(measured.length / 2)
  console.log(
    `${name.padEnd(12)} tuning ${write(measured.slice(0, half))}   measuring ${write(measured.slice(half))}`,
  )
}

function measureOne(ranked: readonly string[], answers: JudgmentQuery['answers']) {
  const found = ranked.slice(0, 100).filter(id => answers.has(id)).length
  return { ap: measure(ranked, answers, new Set()).ap, recall: found / answers.size }
}

function write(measured: readonly { ap: number; recall: number }[]): string {
  const mean = (of: (one: { ap: number; recall: number }) => number) =>
    (measured.reduce((sum, one) => sum + of(one), 0) / measured.length).toFixed(4)
  return `MAP ${mean(one => one.ap)} recall at 100 ${mean(one => one.recall)}`
}
