import type { SearchQuery } from '../library/search-query.ts'
import { inEdition } from './editions.ts'
import { ask, entryFields, listRows, type Reader, type Row } from './hits.ts'
import type { Dsl } from './to-query.ts'

/** As many as one answer may have. Of a larger library those cited less than all of these come by their date. */
const mostCited = 10_000

const newest = [{ year: { order: 'desc', missing: '_last' } }, { date: 'desc' }, { id: 'asc' }]
const oldest = [{ year: { order: 'asc', missing: '_last' } }, { date: 'asc' }, { id: 'asc' }]

export function sortOf({ text, order }: SearchQuery): Dsl {
  if (order !== undefined) return { sort: order === 'oldest' ? oldest : newest, track_scores: true }
  return text ? {} : { sort: [{ order: 'asc' }, { date: 'desc' }] }
}

type Asked = { reader: Reader; query: SearchQuery; text: Dsl; filters: ReadonlyMap<string, Dsl> }

/** How often a judgment is cited is counted from the edges: those cited most are looked for among what was found. */
export async function findMostCited(plan: Asked, byDate: readonly Row[]): Promise<Row[]> {
  const cited = await listCited(plan.reader)
  const ids = [...cited.keys()]
  if (ids.length === 0) return [...byDate]
  const answer = await ask(plan.reader, 'judgments', {
    ...entryFields,
    size: ids.length,
    ...sortOf({ ...plan.query, order: 'newest' }),
    query: {
      bool: { must: [plan.text], filter: [{ terms: { id: ids } }, ...plan.filters.values()] },
    },
  })
  const countOf = ({ entry }: Row) => cited.get(entry.id) ?? 0
  const first = listRows(answer).sort((one, other) => countOf(other) - countOf(one))
  const rest = byDate.filter(({ entry }) => !cited.has(entry.id))
  return [...first, ...rest].slice(0, plan.query.size)
}

async function listCited(reader: Reader): Promise<Map<string, number>> {
  const answer = await ask(reader, 'edges', {
    size: 0,
    query: { bool: { filter: inEdition(reader.edition) } },
    aggs: { to: { terms: { field: 'to', size: mostCited } } },
  })
  const { buckets } = (answer.aggregations as { to: { buckets: { key: string; doc_count: number }[] } }).to
  return new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))
}
