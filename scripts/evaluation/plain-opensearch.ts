import { Client } from '@opensearch-project/opensearch'
import { type CaseQuestion, casesPerPage } from '#shared/contract/cases.ts'

const index = 'plain'
const facets = ['category', 'court', 'year', 'judge', 'section'] as const
/** The most that OpenSearch gives at once. */
const everything = 10_000
/** A small node refuses more than a few megabytes in one request. */
const atOnce = 200

export type PlainDocument = { title: string; text: string } & Partial<
  Record<(typeof facets)[number], string | number | readonly string[] | null>
>
export type PlainSearch = Awaited<ReturnType<typeof openPlain>>

/**
 * What an ordinary search page asks of OpenSearch: words in title and text, the English analyzer, highlights, counts
 * of five fields.
 */
export async function openPlain(nodes: string[], { keep = false } = {}) {
  const client = new Client({ nodes })
  const keyword = { type: 'keyword' as const }
  const properties = {
    title: { type: 'text' as const, analyzer: 'english' },
    text: { type: 'text' as const, analyzer: 'english', index_options: 'offsets' as const },
    ...Object.fromEntries(facets.map(name => [name, keyword])),
  }
  const settings = { number_of_shards: 1, number_of_replicas: 0 }
  if (!keep) await client.indices.delete({ index, ignore_unavailable: true })
  if (!(await client.indices.exists({ index })).body)
    await client.indices.create({ index, body: { settings, mappings: { properties } } })
  const words = (query: string) => ({ multi_match: { query, fields: ['title^4', 'text'] } })
  return {
    async put(documents: readonly (readonly [id: string, PlainDocument])[]) {
      for (let from = 0; from < documents.length; from += atOnce) {
        const batch = documents.slice(from, from + atOnce)
        const { body } = await client.bulk({
          index,
          body: batch.flatMap(([id, document]) => [{ index: { _id: id } }, document]),
        })
        if (body.errors) throw new Error('OpenSearch refused a judgment.')
      }
    },
    async makeSearchable() {
      await client.indices.refresh({ index })
    },
    async count() {
      const { body } = await client.count({ index })
      return body.count
    },
    async bytes() {
      const { body } = await client.indices.stats({ index, metric: 'store' })
      return body._all.total?.store?.size_in_bytes ?? 0
    },
    /** The first page, as a person gets it. */
    page: ({ query }: CaseQuestion) =>
      client.search({
        index,
        body: {
          size: casesPerPage,
          track_total_hits: true,
          _source: ['title', 'court', 'year'],
          query: words(query),
          highlight: { fields: { text: { type: 'unified', number_of_fragments: 3 } } },
          aggs: Object.fromEntries(facets.map(field => [field, { terms: { field, size: 30 } }])),
        },
      }),
    /** The ids of all that have one of the words, best first. */
    async rank(query: string) {
      const { body } = await client.search({
        index,
        body: { size: everything, _source: false, query: words(query) },
      })
      return body.hits.hits.map(({ _id }) => String(_id))
    },
    close: () => client.close(),
  }
}
