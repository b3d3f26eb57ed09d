import { parseJudgment } from '#server/caselaw/reading/parse-judgment.ts'
import { startCluster } from '#server/testing/opensearch/cluster.ts'
import type { CaseQuestion } from '#shared/contract/cases.ts'
import { nameSection } from '#shared/law/section.ts'
import type { Aila } from '../../scripts/evaluation/aila.ts'
import { openPlain, type PlainDocument, type PlainSearch } from '../../scripts/evaluation/plain-opensearch.ts'
import { composeCorpus } from './corpus.ts'
import { printTimes } from './print-times.ts'
import { listQuestions } from './questions.ts'

/** A heap like that of a small server; a brief has more words than a query may have by default. */
export const oneServer = {
  jvm: ['-Xms2g', '-Xmx2g'],
  more: { 'indices.query.bool.max_clause_count': 20_000 },
}

/** An ordinary search page on one node of OpenSearch on this machine, with the same corpus and questions as our own search. */
export async function measurePlainOpenSearch(aila: Aila, count: number) {
  const cluster = await startCluster(1, oneServer)
  const plain = await openPlain(cluster.urls)
  try {
    await fillPlain(plain, aila, count)
    await measure(plain.page, aila)
  } finally {
    await plain.close()
    await cluster.stop()
  }
}

export async function fillPlain(plain: PlainSearch, aila: Aila, count: number) {
  const started = performance.now()
  let [number, reading] = [0, 0]
  let batch: [string, PlainDocument][] = []
  for (const text of composeCorpus(aila, count)) {
    const before = performance.now()
    batch.push([String(number), readDocument(text)])
    reading += performance.now() - before
    number += 1
    if (batch.length < 500) continue
    await plain.put(batch)
    batch = []
  }
  if (batch.length > 0) await plain.put(batch)
  await plain.makeSearchable()
  const minutes = (performance.now() - started) / 60_000
  console.log(
    `plain OpenSearch: ${count} judgments in ${minutes.toFixed(1)} min, ${(reading / 60_000).toFixed(1)} of them reading; disk ${Math.round((await plain.bytes()) / 1e6)} MB`,
  )
}

function readDocument(text: string): PlainDocument {
  const { title, paragraphs, category, court, year, bench, sections } = parseJudgment(text, {})
  return {
    title,
    text: paragraphs.map(one => one.text).join('\n'),
    category,
    court,
    year,
    judge: bench,
    section: sections.flatMap(one => [one.act, nameSection(one)]),
  }
}

async function measure(ask: (question: CaseQuestion) => Promise<unknown>, aila: Aila) {
  const types = listQuestions(aila)
  for (const { questions } of types) for (const question of questions) await ask(question)
  for (const { type, questions } of types) {
    const times: number[] = []
    for (let round = 0; round < 8; round += 1)
      for (const question of questions) {
        const started = performance.now()
        await ask(question)
        times.push(performance.now() - started)
      }
    printTimes(`plain OpenSearch, ${type}, one user`, times)
  }
}
