import type { Judgment } from '#shared/cases/judgment.ts'
import type { Told } from '../library/case-index.ts'
import { forEver } from './document.ts'
import { inEdition } from './editions.ts'
import { ask, onlyFields, type Reader } from './hits.ts'
import { unpackJudgment } from './packed-judgment.ts'
import { resolveReferences } from './references.ts'
import type { Dsl } from './to-query.ts'

type Send = (operations: { action: Dsl; document?: Dsl }[]) => Promise<void>
type Citing = Pick<Judgment, 'id' | 'title' | 'precedents' | 'date' | 'year'> &
  Partial<Pick<Judgment, 'treated'>>

/** Whom a judgment cites, and what it says was done to them. */
export type Edge = {
  from: string
  title: string
  year: number | null
  to: string[]
  date: string
  told: ({ of: string } & Told)[]
  /** Of each judgment and each kind, one word. */
  kinds: string[]
}

export function toldKey(id: string, kind: Told['kind']): string {
  return `${id} ${kind}`
}

const atOnce = 200
const keysAtOnce = 5000

/** Which judgments cite which, where that has changed: what is new or gone, and who cites what is. */
export async function writeEdges(reader: Reader, send: Send) {
  const { edition } = reader
  const changed = { bool: { should: [{ term: { since: edition } }, { term: { until: edition } }] } }
  const keys = new Set<string>()
  const done = new Set<string>()
  for await (const citing of walkCiting(reader, [changed], keys))
    await writeSome(reader, citing, { done, send })
  const all = [...keys]
  for (let from = 0; from < all.length; from += keysAtOnce) {
    const touched = { terms: { refKeys: all.slice(from, from + keysAtOnce) } }
    for await (const citing of walkCiting(reader, [...inEdition(edition), touched]))
      await writeSome(reader, citing, { done, send })
  }
}

/** Judgments with what they cite, in the order of their ids. Their own citations and names are collected in `keys`. */
async function* walkCiting(
  reader: Reader,
  filter: Dsl[],
  keys?: Set<string>,
): AsyncGenerator<(Citing & { isThere: boolean })[]> {
  for (let after: unknown[] | undefined; ; ) {
    const answer = await ask(reader, 'judgments', {
      ...onlyFields('judgment', 'ownKeys', 'until'),
      size: atOnce,
      sort: [{ id: 'asc' }, { since: 'asc' }],
      ...(after ? { search_after: after } : {}),
      query: { bool: { filter } },
    })
    const { hits } = (answer as { hits: { hits: CitingHit[] } }).hits
    if (hits.length === 0) return
    after = hits.at(-1)?.sort
    for (const { fields } of hits) for (const key of fields.ownKeys ?? []) keys?.add(key)
    const described = hits.map(async ({ fields }) => ({
      ...describeCiting(await unpackJudgment(fields.judgment[0] ?? '')),
      isThere: (fields.until[0] ?? 0) > reader.edition,
    }))
    yield await Promise.all(described)
  }
}

type CitingHit = {
  sort: unknown[]
  fields: { judgment: string[]; ownKeys?: string[]; until: number[] }
}

/** Without the text, of which nothing is kept meanwhile. */
function describeCiting({ id, title, precedents, treated, date, year }: Judgment): Citing {
  return { id, title, precedents, treated, date, year }
}

type Found = Citing & { isThere: boolean }

async function writeSome(reader: Reader, found: Found[], { done, send }: { done: Set<string>; send: Send }) {
  const { connection, edition } = reader
  const fresh = found.filter(({ id, isThere }) => isThere && !done.has(id))
  for (const { id } of fresh) done.add(id)
  const ended = found.map(({ id }) => id)
  await endEdges(reader, ended, send)
  const documents = await describeEdges(reader, fresh)
  await send(
    documents.map(document => ({
      action: { index: { _index: connection.edges, _id: `${document.from}~${edition}` } },
      document: { ...document, since: edition, until: forEver },
    })),
  )
}

async function describeEdges(reader: Reader, citing: readonly Citing[]): Promise<Edge[]> {
  const references = citing.flatMap(({ precedents, treated = [] }) => [...precedents, ...treated])
  const meant = await resolveReferences(reader, references)
  let at = 0
  return citing.map(({ id: from, title, precedents, treated = [], date, year }) => {
    const cited = precedents.map(() => meant[at++])
    const to = [...new Set(cited.flatMap(id => (id && id !== from ? [id] : [])))]
    const told = treated.flatMap(({ title: _title, citation: _citation, ...one }): Edge['told'] => {
      const of = meant[at++]
      return of && to.includes(of) ? [{ of, ...one }] : []
    })
    const kinds = [...new Set(told.map(({ of, kind }) => toldKey(of, kind)))]
    return { from, title, year, to, date: date ?? String(year ?? ''), told, kinds }
  })
}

async function endEdges(reader: Reader, ids: readonly string[], send: Send) {
  const { connection, edition } = reader
  const filter = [
    { terms: { from: ids } },
    { range: { since: { lt: edition } } },
    { term: { until: forEver } },
  ]
  const answer = await ask(reader, 'edges', { size: ids.length, query: { bool: { filter } } })
  const { hits } = (answer as { hits: { hits: { _id: string; _source: Dsl }[] } }).hits
  await send(
    hits.map(({ _id, _source }) => ({
      action: { index: { _index: connection.edges, _id } },
      document: { ..._source, until: edition },
    })),
  )
}
