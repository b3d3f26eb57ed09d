import { laterKinds } from '#shared/cases/later-history.ts'
import type { CitedBy, PartOfCiting, Told, Treatment } from '../library/case-index.ts'
import { type Edge, toldKey } from './edges.ts'
import { inEdition } from './editions.ts'
import { ask, loadEntries, type Reader, totalOf } from './hits.ts'
import { askPart } from './lists.ts'
import type { Dsl } from './to-query.ts'

const latestFirst = [{ date: 'desc' }, { from: 'asc' }]

type Hit = { _source: Edge }
type Bucket = { key: string; doc_count: number; latest?: { hits: { hits: Hit[] } } }

/** The judgments that cite this one, latest first; null if there is no such judgment. */
export async function listCiting(
  reader: Reader,
  id: string,
  { from, size, kind }: PartOfCiting,
): Promise<CitedBy | null> {
  const [own, answer] = await Promise.all([
    loadEntries(reader, [id]),
    askPart(reader, 'edges', {
      from,
      size,
      sort: latestFirst,
      track_total_hits: true,
      query: { bool: { filter: [...inEdition(reader.edition), { term: { to: id } }] } },
      ...(kind ? { post_filter: { term: { kinds: toldKey(id, kind) } } } : {}),
      aggs: countKinds([id]),
    }),
  ])
  if (own.length === 0) return null
  const edges = (answer as { hits: { hits: Hit[] } }).hits.hits.map(({ _source }) => _source)
  const entries = await byIdOf(reader, edges)
  return {
    total: totalOf(answer),
    citing: edges.flatMap(edge => {
      const entry = entries.get(edge.from)
      return entry ? [{ entry, told: listTold(edge, id) }] : []
    }),
    kinds: bucketsOf(answer).map(({ key, doc_count }) => ({ kind: kindOf(key), count: doc_count })),
  }
}

/** Of each judgment and kind the latest that says so, and how many do. */
export async function listTreatments(reader: Reader, ids: readonly string[]): Promise<Treatment[][]> {
  if (ids.length === 0) return []
  const latest = { top_hits: { size: 1, sort: latestFirst } }
  const answer = await ask(reader, 'edges', {
    size: 0,
    query: { bool: { filter: [...inEdition(reader.edition), { terms: { to: ids } }] } },
    aggs: countKinds(ids, { latest }),
  })
  const buckets = bucketsOf(answer)
  return ids.map(id =>
    buckets
      .filter(({ key }) => key.startsWith(`${id} `))
      .flatMap(bucket => {
        const [edge] = edgesOf(bucket)
        const told = edge && listTold(edge, id).find(one => one.kind === kindOf(bucket.key))
        return told ? [{ entry: nameCiting(edge), told, count: bucket.doc_count }] : []
      }),
  )
}

function countKinds(ids: readonly string[], aggs: Dsl = {}): Dsl {
  const include = ids.flatMap(id => laterKinds.map(kind => toldKey(id, kind)))
  return { kinds: { terms: { field: 'kinds', include, size: include.length }, aggs } }
}

function bucketsOf(answer: Dsl): Bucket[] {
  return (answer.aggregations as { kinds: { buckets: Bucket[] } }).kinds.buckets
}

function edgesOf({ latest }: Bucket): Edge[] {
  return (latest?.hits.hits ?? []).map(({ _source }) => _source)
}

function nameCiting({ from: id, title, year }: Edge): Treatment['entry'] {
  return { id, title, year }
}

async function byIdOf(reader: Reader, edges: readonly Edge[]) {
  const entries = await loadEntries(reader, [...new Set(edges.map(({ from }) => from))])
  return new Map(entries.map(entry => [entry.id, entry]))
}

function listTold({ told }: Edge, id: string): Told[] {
  return told.flatMap(({ of, ...one }) => (of === id ? [one] : []))
}

/** The last part of a key of `toldKey`: an id has no space in it. */
function kindOf(key: string): Told['kind'] {
  return key.slice(key.indexOf(' ') + 1) as Told['kind']
}
