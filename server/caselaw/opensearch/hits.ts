import type { Entry } from '../library/entry.ts'
import type { Ask } from './ask-together.ts'
import type { Connection } from './connection.ts'
import { inEdition } from './editions.ts'
import { type KeepAnswers, keepAnswers } from './keep-answers.ts'
import { addCount, type StoredEntry, unpackEntry } from './packed-entry.ts'
import type { Dsl } from './to-query.ts'

export type Opened = { connection: Connection; edition: number }

/** An index at one edition, for one question. What is kept belongs to all questions of the edition. */
export type Reader = Opened & { ask: Ask; kept?: Kept }

/** By how many a judgment is cited, whom it cites, and what is said of it beside its text: an edition never says otherwise. */
export type Kept = { counts: KeepAnswers<number>; cites: KeepAnswers<string[]>; entries: KnownEntries }

/** By their ids; null as long as they have not been read, and always of a large library. */
export type KnownEntries = () => ReadonlyMap<string, StoredEntry> | null

/** Each search counts a thousand judgments, and reads of some dozens whom they cite. */
export function keepCitations(): Pick<Kept, 'counts' | 'cites'> {
  return { counts: keepAnswers(200_000, 0), cites: keepAnswers<string[]>(20_000, []) }
}

export type Row = { score: number; entry: StoredEntry }

/** Only these, from where values stand by themselves: what is stored whole takes a tenth of a millisecond a judgment to open. */
export function onlyFields(...docvalue_fields: string[]) {
  return { _source: false, stored_fields: '_none_', docvalue_fields }
}

/** What a search with `entryFields` returns of each judgment. */
export const entryFields = onlyFields('entry')

type Answer = { hits: { total?: unknown; hits: { _score?: unknown; fields?: { entry?: string[] } }[] } }

/** In the order of the answer. */
export function listRows(answer: unknown): Row[] {
  return (answer as Answer).hits.hits.map(({ _score, fields }) =>
    rowOf(Number(_score ?? 0), fields?.entry?.[0] ?? ''),
  )
}

/** Of a thousand hits most may lie below the floor: their entries are not read. */
function rowOf(score: number, stored: string): Row {
  let entry: StoredEntry | null = null
  return {
    score,
    get entry() {
      entry ??= unpackEntry(stored)
      return entry
    },
  }
}

/** The same of an answer that has nothing but ids. */
export function listKnownRows(answer: unknown, known: ReadonlyMap<string, StoredEntry>): Row[] {
  const { hits } = (answer as { hits: { hits: { _score?: unknown; fields: { id: string[] } }[] } }).hits
  return hits.flatMap(({ _score, fields }) => {
    const entry = known.get(fields.id[0] ?? '')
    return entry ? { score: Number(_score ?? 0), entry } : []
  })
}

export function totalOf(answer: unknown): number {
  const { total } = (answer as Answer).hits
  return typeof total === 'number' ? total : ((total as { value: number } | undefined)?.value ?? 0)
}

export function ask(
  { connection, ask: askCluster }: Reader,
  index: 'judgments' | 'edges' | 'words',
  search: Dsl,
): Promise<Dsl> {
  return askCluster(connection[index], search)
}

export async function countCiting(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const load = (missing: readonly string[]) => loadCounts(reader, missing)
  return reader.kept ? reader.kept.counts(ids, load) : load(ids)
}

async function loadCounts(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const answer = await ask(reader, 'edges', {
    size: 0,
    query: { bool: { filter: [...inEdition(reader.edition), { terms: { to: ids } }] } },
    // By their letters: to number a thousand ids first takes longer than to count them.
    aggs: { to: { terms: { field: 'to', include: ids, size: ids.length, execution_hint: 'map' } } },
  })
  const { buckets } = (answer.aggregations as { to: { buckets: { key: string; doc_count: number }[] } }).to
  return new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))
}

export async function completeEntries(reader: Reader, stored: readonly StoredEntry[]): Promise<Entry[]> {
  const counts = await countCiting(
    reader,
    stored.map(({ id }) => id),
  )
  return stored.map(entry => addCount(entry, counts.get(entry.id)))
}

/** In the order asked for. */
export async function loadEntries(reader: Reader, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const [byId, counts] = await Promise.all([
    reader.kept?.entries() ?? findEntries(reader, ids),
    countCiting(reader, ids),
  ])
  return ids.flatMap(id => {
    const entry = byId.get(id)
    return entry ? addCount(entry, counts.get(id)) : []
  })
}

async function findEntries(reader: Reader, ids: readonly string[]): Promise<Map<string, StoredEntry>> {
  const answer = await ask(reader, 'judgments', {
    ...entryFields,
    size: ids.length,
    query: { bool: { filter: [...inEdition(reader.edition), { terms: { id: ids } }] } },
  })
  return new Map(listRows(answer).map(({ entry }) => [entry.id, entry]))
}

type Narrowing = { within: Dsl[]; filters: ReadonlyMap<string, Dsl> }

/** Those that match what the list is within, with the names of the filters that each passes. */
export async function loadNarrowed(
  reader: Reader,
  ids: readonly string[],
  { within, filters }: Narrowing,
): Promise<{ entry: Entry; passing: readonly string[] }[]> {
  if (ids.length === 0) return []
  const [answer, counts] = await Promise.all([
    ask(reader, 'judgments', {
      ...entryFields,
      size: ids.length,
      query: {
        bool: {
          filter: [...inEdition(reader.edition), { terms: { id: ids } }, ...within],
          should: [...filters].map(([_name, filter]) => ({ bool: { filter: [filter], _name } })),
          minimum_should_match: 0,
        },
      },
    }),
    countCiting(reader, ids),
  ])
  const { hits } = (answer as { hits: { hits: { matched_queries?: string[] }[] } }).hits
  return listRows(answer).map(({ entry }, at) => ({
    entry: addCount(entry, counts.get(entry.id)),
    passing: hits[at]?.matched_queries ?? [],
  }))
}

/** What judgments cite, as far as the library has it. */
export async function listCites(reader: Reader, ids: readonly string[]): Promise<Map<string, string[]>> {
  const load = (missing: readonly string[]) => loadCites(reader, missing)
  return reader.kept ? reader.kept.cites(ids, load) : load(ids)
}

/** Read from columns, as all that is asked of hundreds. */
async function loadCites(reader: Reader, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const answer = await ask(reader, 'edges', {
    ...onlyFields('from', 'to'),
    size: ids.length,
    query: { bool: { filter: [...inEdition(reader.edition), { terms: { from: ids } }] } },
  })
  const { hits } = (answer as { hits: { hits: { fields: { from: string[]; to?: string[] } }[] } }).hits
  return new Map(hits.map(({ fields }) => [fields.from[0] ?? '', fields.to ?? []]))
}
