import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createCaseFinder } from '#server/caselaw/answering/find-cases.ts'
import { openLanceIndex } from '#server/caselaw/lance/lance-index.ts'
import { listEntries } from '#server/caselaw/library/testing/list-entries.ts'
import { putAndPublish } from '#server/caselaw/library/testing/put-and-publish.ts'
import { loadThesaurus } from '#server/content/thesaurus.ts'
import { loadSectionMap } from '#server/law/sections/section-map.ts'
import { caseSearchBody } from '#shared/contract/cases.ts'
import { loadAila } from './evaluation/aila.ts'
import { deriveCorpus } from './evaluation/corpus.ts'
import { loadHighCourtOrders } from './evaluation/high-court-orders.ts'
import { type JudgedQuestion, loadQuestionSet, scoreFirst } from './evaluation/question-set.ts'

/**
 * Evaluates the search with real questions: how many of the first five results are relevant. npm run
 * eval:questions -- <folder with aila2019.tar.gz and hc-judgments-dev.jsonl.gz> [--tuned]. Prints the two halves of
 * the set separately, and the failures of the half that is tuned on: whoever has read those of the other would tune on it too.
 * With --tuned the other half is not asked at all, for whoever is looking for something to mend.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tuned: { type: 'boolean', default: false } },
})
const [source] = positionals
if (!source) {
  console.error(
    'Usage: npm run eval:questions -- <folder with aila2019.tar.gz and hc-judgments-dev.jsonl.gz> [--tuned]',
  )
  process.exit(2)
}

const content = path.join(import.meta.dirname, '..', 'content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-questions-'))
const sectionMap = loadSectionMap(content)
const thesaurus = loadThesaurus(content)
const index = openLanceIndex({ folder, relatedSections: sectionMap.listRelated, thesaurus: () => thesaurus })
await putAndPublish(index, [...deriveCorpus(await loadAila(source)), ...loadHighCourtOrders(source)])
const entries = await listEntries(index)
console.log(`${entries.length} judgments`)
const finder = createCaseFinder({
  index,
  law: { sectionMap, thesaurus },
  clock: () => new Date(),
  model: null,
  meaning: null,
  warn: () => {},
})

const known = new Set(entries.map(({ id }) => id))
const questions = loadQuestionSet().filter(({ half }) => !values.tuned || half === 'tuned')
const scored = []
for (const one of questions) scored.push({ one, ...scoreFirst(await firstOf(one), one.relevant) })

const missing = new Set(questions.flatMap(({ relevant }) => relevant.filter(id => !known.has(id))))
if (missing.size > 0)
  console.log(`${missing.size} judged judgments are not in the folder: ${[...missing].slice(0, 5)}`)
for (const half of new Set(questions.map(one => one.half)))
  print(
    half,
    scored.filter(({ one }) => one.half === half),
  )
console.log('')
for (const kind of new Set(questions.map(one => one.kind)))
  print(
    kind,
    scored.filter(({ one }) => one.kind === kind),
  )
console.log('\nWhat failed in the half that is tuned on: of the first five, those that do not answer')
const failed = scored.filter(({ one, found, possible }) => one.half === 'tuned' && found < possible)
for (const { one, found, possible, others } of failed) {
  console.log(`${one.id} ${found} of ${possible}: ${one.query.slice(0, 100)}`)
  for (const id of others) console.log(`    ${id} ${entries.find(entry => entry.id === id)?.title ?? ''}`)
}
await index.close()
rmSync(folder, { recursive: true })

async function firstOf({ query, searchType }: JudgedQuestion): Promise<string[]> {
  return (await finder.rank(caseSearchBody.parse({ query, searchType }))).map(({ entry }) => entry.id)
}

function print(name: string, scores: readonly { found: number; possible: number }[]) {
  const sum = (key: 'found' | 'possible') => scores.reduce((total, score) => total + score[key], 0)
  const [found, possible] = [sum('found'), sum('possible')]
  const share = (100 * found) / Math.max(1, possible)
  console.log(
    `${name.padEnd(14)} ${scores.length} questions: P@5 ${found} of ${possible} (${share.toFixed(0)} %)`,
  )
}
