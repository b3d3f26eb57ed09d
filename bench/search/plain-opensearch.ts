import { Client } from '@opensearch-project/opensearch'
import { parseJudgment } from '#server/caselaw/reading/parse-judgment.ts'
import { startCluster } from '#server/testing/opensearch/cluster.ts'
import { type CaseQuestion, casesPerPage } from '#shared/contract/cases.ts'
import { nameSection } from '#shared/law/section.ts'
import type { Aila } from '../../scripts/evaluation/aila.ts'
import { composeCorpus } from './corpus.ts'
import { printTimes } from './print-times.ts'
import { listQuestions } from './questions.ts'

const index = 'plain'
const facets = ['category', 'court', 'year', 'judge', 'section']
/** A heap like that of a small server; a brief has more words than a query may have by default. */
export const oneServer = {
  jvm: ['-Xms2g', '-Xmx2g'],
  more: { 'indices.query.bool.max_clause_count': 20_000 },
}

/**
 * What an ordinary search page asks of OpenSearch: words in title and text, the English analyzer, highlights, counts
 * of five fields. One node on this machine, the same corpus and questions as for our own search.
 */
export async function measurePlainOpenSearch(aila: Aila, count: number) {
  const cluster = await startCluster(1, oneServer)
  const plain = openPlain(cluster.urls)
  try {
    await plain.fill(aila, count)
    await measure(plain.search, aila)
  } finally {
    await plain.close()
    await cluster.stop()
  }
}

export function openPlain(nodes: string[]) {
  const client = new Client({ nodes })
  return {
    fill: (aila: Aila, count: number) => fill(client, aila, count),
    search: (question: CaseQuestion) => search(client, question),
    close: () => client.close(),
  }
}

async function fill(client: Client, aila: Aila, count: number) {
  const keyword = { type: 'keyword' as const }
  const properties = {
    title: { type: 'text' as const, analyzer: 'english' },
    text: { type: 'text' as const, analyzer: 'english', index_options: 'offsets' as const },
    ...Object.fromEntries(facets.map(name => [name, keyword])),
  }
  await client.indices.create({
    index,
    body: { settings: { number_of_shards: 1, number_of_replicas: 0 }, mappings: { properties } },
  })
  const started = performance.now()
  let [number, reading] = [0, 0]
  let batch: object[] = []
  for (const text of composeCorpus(aila, count)) {
    const before = performance.now()
    batch.push({ index: { _id: String(number) } }, readDocument(text, number))
    reading += performance.now() - before
    number += 1
    if (batch.length < 1000 && number < count) continue
    const { body } = await client.bulk({ index, body: batch })
    if (body.errors) throw new Error('OpenSearch refused a judgment.')
    batch = []
  }
  await client.indices.refresh({ index })
  const minutes = (performance.now() - started) / 60_000
  const { body } = await client.indices.stats({ index, metric: 'store' })
  console.log(
    `plain OpenSearch: ${count} judgments in ${minutes.toFixed(1)} min, ${(reading / 60_000).toFixed(1)} of them reading; disk ${Math.round((body._all.total?.store?.size_in_bytes ?? 0) / 1e6)} MB`,
  )
}

function readDocument(text: string, number: number) {
  const { title, paragraphs, category, court, year, bench, sections } = parseJudgment(text, {
    id: `bench-${number}`,
  })
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

function search(client: Client, { query }: CaseQuestion) {
  return client.search({
    index,
    body: {
      size: casesPerPage,
      track_total_hits: true,
      _source: ['title', 'court', 'year'],
      query: { multi_match: { query, fields: ['title^4', 'text'] } },
      highlight: { fields: { text: { type: 'unified', number_of_fragments: 3 } } },
      aggs: Object.fromEntries(facets.map(field => [field, { terms: { field, size: 30 } }])),
    },
  })
}
