import { laterKinds } from '#shared/cases/later-history.ts'
import type { CitedBy, Cites, Citing, Part, PartOfCiting, Told, Treatment } from '../library/case-index.ts'
import { compareBy } from '../library/hit-order.ts'
import { type Edge, toldKey } from './edges.ts'
import { inEdition } from './editions.ts'
import { ask, countCiting, loadEntries, onlyFields, type Reader, totalOf } from './hits.ts'
import { askPart } from './lists.ts'
import type { Dsl } from './to-query.ts'

const latestFirst = [{ date: 'desc' }, { from: 'asc' }]

/** Of a judgment that more cite, the most cited of the latest are shown. */
const mostWeighed = 1000

type Hit = { _source: Edge }
type Bucket = { key: string; doc_count: number; latest?: { hits: { hits: Hit[] } } }

/** The judgments that cite this one; null if there is no such judgment. */
export async function listCiting(reader: Reader, id: string, part: PartOfCiting): Promise<CitedBy | null> {
  const [own, answer] = await Promise.all([loadEntries(reader, [id]), askCiting(reader, id, part)])
  if (own.length === 0) return null
  const edges = edgesIn(answer)
  return {
    total: totalOf(answer),
    citing:
      part.order === 'cited'
        ? await pickMostCited(reader, id, { edges, ...part })
        : await join(reader, id, edges),
    kinds: bucketsOf(answer).map(({ key, doc_count }) => ({ kind: kindOf(key), count: doc_count })),
  }
}

export async function listCiters(reader: Reader, id: string, most: number): Promise<string[]> {
  const answer = await ask(reader, 'edges', {
    ...onlyFields('from'),
    size: most,
    track_total_hits: false,
    sort: latestFirst,
    query: { bool: { filter: [...inEdition(reader.edition), { term: { to: id } }] } },
  })
  const { hits } = (answer as { hits: { hits: { fields: { from: string[] } }[] } }).hits
  return hits.flatMap(({ fields }) => fields.from)
}

/** Which of them are cited most is counted after it is known who they are: of the latest, as many as one count takes. */
function askCiting(reader: Reader, id: string, { from, size, kinds, order }: PartOfCiting): Promise<Dsl> {
  const part = order === 'cited' ? { from: 0, size: mostWeighed, _source: ['from'] } : { from, size }
  return askPart(reader, 'edges', {
    ...part,
    sort: latestFirst,
    track_total_hits: true,
    query: { bool: { filter: [...inEdition(reader.edition), { term: { to: id } }] } },
    ...(kinds ? { post_filter: { terms: { kinds: kinds.map(kind => toldKey(id, kind)) } } } : {}),
    aggs: countKinds([id]),
  })
}

async function pickMostCited(
  reader: Reader,
  id: string,
  { edges, from, size }: Part & { edges: readonly Edge[] },
): Promise<Citing[]> {
  const ids = edges.map(edge => edge.from)
  const counts = await countCiting(reader, ids)
  const countOf = (one: string) => counts.get(one) ?? 0
  // Equal ones stay in the order of their dates until their entries are there.
  const first = ids.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, from + size)
  const [entries, told] = await Promise.all([loadEntries(reader, first), loadEdges(reader, first)])
  return entries
    .sort(compareBy.cited)
    .slice(from)
    .map(entry => ({ entry, told: listTold(told.get(entry.id), id) }))
}

async function join(reader: Reader, id: string, edges: readonly Edge[]): Promise<Citing[]> {
  const entries = await byIdOf(reader, edges)
  return edges.flatMap(edge => {
    const entry = entries.get(edge.from)
    return entry ? [{ entry, told: listTold(edge, id) }] : []
  })
}

/** The judgments that this one cites, most cited first; null if there is no such judgment. */
export async function listCited(reader: Reader, id: string, { from, size }: Part): Promise<Cites | null> {
  const [own, edges] = await Promise.all([loadEntries(reader, [id]), loadEdges(reader, [id])])
  if (own.length === 0) return null
  const edge = edges.get(id)
  const entries = await loadEntries(reader, edge?.to ?? [])
  const cited = entries.sort(compareBy.cited).slice(from, from + size)
  return { total: entries.length, cited: cited.map(entry => ({ entry, told: listTold(edge, entry.id) })) }
}

async function loadEdges(reader: Reader, ids: readonly string[]): Promise<Map<string, Edge>> {
  if (ids.length === 0) return new Map()
  const filter = [...inEdition(reader.edition), { terms: { from: ids } }]
  const answer = await ask(reader, 'edges', { size: ids.length, query: { bool: { filter } } })
  return new Map(edgesIn(answer).map(edge => [edge.from, edge]))
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

function edgesIn(answer: Dsl): Edge[] {
  return (answer as { hits: { hits: Hit[] } }).hits.hits.map(({ _source }) => _source)
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

function listTold(edge: Pick<Edge, 'told'> | undefined, id: string): Told[] {
  return (edge?.told ?? []).flatMap(({ of, ...one }) => (of === id ? [one] : []))
}

/** The last part of a key of `toldKey`: an id has no space in it. */
function kindOf(key: string): Told['kind'] {
  return key.slice(key.indexOf(' ') + 1) as Told['kind']
}
