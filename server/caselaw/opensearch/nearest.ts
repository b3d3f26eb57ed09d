import type { IndexFilters } from '../library/search-query.ts'
import type { MeantVector } from '../library/vector-store.ts'
import { listFilters, type Related } from './facets.ts'
import { onlyFields, type Reader } from './hits.ts'
import { nameOf } from './passages.ts'

type Asked = { filters: IndexFilters; limit: number; related: Related }

/** So many times as many are looked for as are wanted: the index finds the last of what it looks for less surely. */
const wider = 2

/** Judgments by their nearest passage. */
export async function findNearest(
  { connection, ask }: Reader,
  { model, values }: MeantVector,
  { filters, limit, related }: Asked,
): Promise<string[]> {
  const narrowed = [...listFilters(filters, related).values()]
  const filter = narrowed.length > 0 ? { filter: { bool: { filter: narrowed } } } : {}
  const answer = await ask(nameOf(connection, model), {
    ...onlyFields('id'),
    size: limit,
    track_total_hits: false,
    query: {
      nested: {
        path: 'passages',
        score_mode: 'max',
        query: { knn: { 'passages.vector': { vector: values, k: wider * limit, ...filter } } },
      },
    },
  })
  const { hits } = (answer as { hits: { hits: { fields: { id: string[] } }[] } }).hits
  return hits.map(({ fields }) => fields.id[0] ?? '')
}
