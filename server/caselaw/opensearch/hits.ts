import type { Entry } from '../library/entry.ts'
import { type Connection, PartMissing } from './connection.ts'
import { parseEntry, type StoredEntry } from './document.ts'
import { inEdition } from './editions.ts'
import type { Dsl } from './to-query.ts'

/** An index at one edition. */
export type Reader = { connection: Connection; edition: number }
export type Row = { score: number; entry: StoredEntry }

/** What a search with `entryFields` returns of each judgment. */
export const entryFields = { _source: false, docvalue_fields: ['entry'] } as const

type Answer = { hits: { total?: unknown; hits: { _score?: unknown; fields?: { entry?: string[] } }[] } }

/** In the order of the answer. */
export function listRows(answer: unknown): Row[] {
  return (answer as Answer).hits.hits.map(({ _score, fields }) => ({
    score: Number(_score ?? 0),
    entry: parseEntry(fields?.entry?.[0] ?? ''),
  }))
}

export function totalOf(answer: unknown): number {
  const { total } = (answer as Answer).hits
  return typeof total === 'number' ? total : ((total as { value: number } | undefined)?.value ?? 0)
}

/** Several searches in one request. */
export async function askTogether(
  { connection: { client, judgments } }: Reader,
  searches: readonly Dsl[],
  index = judgments,
): Promise<Dsl[]> {
  if (searches.length === 0) return []
  const { body } = await client.msearch({ body: searches.flatMap(search => [{ index }, search]) as object[] })
  return (body.responses as Dsl[]).map(checkAnswer)
}

export async function ask(
  { connection }: Reader,
  index: 'judgments' | 'edges' | 'words',
  search: Dsl,
): Promise<Dsl> {
  const { body } = await connection.client.search({ index: connection[index], body: search })
  return checkAnswer(body as unknown as Dsl)
}

function checkAnswer(answer: Dsl): Dsl {
  const { error, status = 0, _shards: shards, timed_out } = answer as Answered
  if (error && status < 500)
    throw new Error(`OpenSearch refused a question: ${JSON.stringify(error).slice(0, 1000)}`)
  if (error || timed_out || (shards?.failed ?? 0) > 0)
    throw new PartMissing(
      `OpenSearch could not answer in full: ${JSON.stringify(error ?? shards).slice(0, 1000)}`,
    )
  return answer
}

type Answered = { error?: unknown; status?: number; timed_out?: boolean; _shards?: { failed: number } }

export async function countCiting(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const answer = await ask(reader, 'edges', {
    size: 0,
    query: { bool: { filter: [...inEdition(reader.edition), { terms: { to: ids } }] } },
    aggs: { to: { terms: { field: 'to', include: ids, size: ids.length } } },
  })
  const { buckets } = (answer.aggregations as { to: { buckets: { key: string; doc_count: number }[] } }).to
  return new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))
}

export async function completeEntries(reader: Reader, stored: readonly StoredEntry[]): Promise<Entry[]> {
  const counts = await countCiting(
    reader,
    stored.map(({ id }) => id),
  )
  return stored.map(entry => ({ ...entry, citedByCount: counts.get(entry.id) ?? 0 }))
}

/** In the order asked for. */
export async function loadEntries(
  reader: Reader,
  ids: readonly string[],
  filter: Dsl[] = [],
): Promise<Entry[]> {
  if (ids.length === 0) return []
  const answer = await ask(reader, 'judgments', {
    ...entryFields,
    size: ids.length,
    query: { bool: { filter: [...inEdition(reader.edition), { terms: { id: ids } }, ...filter] } },
  })
  const entries = await completeEntries(
    reader,
    listRows(answer).map(({ entry }) => entry),
  )
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** What judgments cite, as far as the library has it. */
export async function loadCites(reader: Reader, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const answer = await ask(reader, 'edges', {
    size: ids.length,
    query: { bool: { filter: [...inEdition(reader.edition), { terms: { from: ids } }] } },
  })
  const { hits } = (answer as { hits: { hits: { _source: { from: string; to: string[] } }[] } }).hits
  return new Map(hits.map(({ _source }) => [_source.from, _source.to]))
}
