import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { Part, Walked } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import { inEdition } from './editions.ts'
import { ask, completeEntries, entryFields, listRows, onlyFields, type Reader } from './hits.ts'
import type { Dsl } from './to-query.ts'

/** No answer goes farther than this from its beginning (max_result_window). */
const farthest = 10_000

type Sorted = { query: Dsl; sort: Dsl[]; post_filter?: Dsl } & Dsl

/** A part of a sorted list, however deep: what lies before it is passed over, by its sort values alone. */
export async function askPart(
  reader: Reader,
  index: 'judgments' | 'edges',
  { from, size, ...search }: Part & Sorted,
  window = farthest,
): Promise<Dsl> {
  if (from + size <= window) return ask(reader, index, { ...search, from, size })
  const after = await passOver(reader, index, search, { count: from, window })
  return ask(reader, index, { ...search, size, ...after })
}

async function passOver(
  reader: Reader,
  index: 'judgments' | 'edges',
  { query, sort, post_filter }: Sorted,
  { count, window }: { count: number; window: number },
): Promise<{ search_after?: unknown[] }> {
  let after: { search_after?: unknown[] } = {}
  for (let left = count; left > 0; ) {
    const answer = await ask(reader, index, {
      ...{ query, sort, ...(post_filter ? { post_filter } : {}), ...after },
      ...{ ...onlyFields(), size: Math.min(left, window), track_total_hits: false },
    })
    const { hits } = (answer as { hits: { hits: { sort: unknown[] }[] } }).hits
    const last = hits.at(-1)
    if (!last) break
    after = { search_after: last.sort }
    left -= hits.length
  }
  return after
}

const landmarksFirst = [{ order: 'asc' }, { date: 'desc' }, { id: 'asc' }]

export async function listPart(
  reader: Reader,
  { category, from, size }: Part & { category?: CaseCategory },
): Promise<Entry[]> {
  const filter = [...inEdition(reader.edition), ...(category ? [{ term: { category } }] : [])]
  const answer = await askPart(reader, 'judgments', {
    ...entryFields,
    from,
    size,
    sort: landmarksFirst,
    query: { bool: { filter } },
  })
  return completeEntries(
    reader,
    listRows(answer).map(({ entry }) => entry),
  )
}

export async function walkPart(
  reader: Reader,
  { after, size }: { after: string | null; size: number },
): Promise<Walked[]> {
  const answer = await ask(reader, 'judgments', {
    ...entryFields,
    size,
    sort: [{ id: 'asc' }],
    ...(after === null ? {} : { search_after: [after] }),
    query: { bool: { filter: inEdition(reader.edition) } },
  })
  return listRows(answer).map(({ entry: { id, importance, hasFullText } }) => ({
    id,
    importance,
    hasFullText,
  }))
}
