import { normaliseCaseName } from '#server/law/cases/case-names.ts'
import { canonicalCitation } from '#server/law/cases/find-citations.ts'
import type { Precedent } from '#shared/cases/judgment.ts'
import type { Reference } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import { groupPairs } from './packed-lists.ts'

export type Edges = [from: string, to: string[]][]
export type PlacedEdges = [from: number, to: number[]]

/** Which judgments cite which, by their places in the catalogue. */
export type CitationGraph = {
  cites: (place: number) => Uint32Array
  citedBy: (place: number) => Uint32Array
  /** The number of judgments that cite the most cited one. */
  mostCited: number
}
/** The judgment that a printed precedent means; null when that is not certain. */
export type Resolve = (reference: Reference) => string | null

export type Named = Pick<Entry, 'id' | 'title' | 'year' | 'citations'>

/** Finds the judgment that a precedent means: by citation, else by a name that only one of that time has. */
export function createResolver(entries: readonly Named[]): Resolve {
  const byCitation = new Map(
    entries.flatMap(entry => entry.citations.map(citation => [citation, entry.id] as const)),
  )
  const byName = new Map<string, Named[]>()
  for (const entry of entries) {
    const name = normaliseCaseName(entry.title)
    byName.set(name, [...(byName.get(name) ?? []), entry])
  }
  return ({ title, citation }) => {
    const canonical = citation === null ? null : canonicalCitation(citation)
    const cited = canonical === null ? undefined : byCitation.get(canonical)
    if (cited) return cited
    return chooseNamesake(byName.get(normaliseCaseName(title)) ?? [], citation)?.id ?? null
  }
}

/** The only one that fits the year of the citation, if it has one. */
export function chooseNamesake<One extends Pick<Entry, 'year'>>(
  namesakes: readonly One[],
  citation: string | null,
): One | null {
  const year = Number(/(1[89]|20)\d\d/.exec(citation ?? '')?.[0] ?? Number.NaN)
  // A report is published in the year of the judgment or in the two years after it.
  const fitting = Number.isNaN(year)
    ? namesakes
    : namesakes.filter(entry => entry.year !== null && year >= entry.year && year <= entry.year + 2)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

export function findEdges(
  sources: Iterable<{ id: string; precedents: readonly Precedent[] }>,
  resolve: Resolve,
): Edges {
  const edges: Edges = []
  for (const { id, precedents } of sources) {
    const cited = new Set(precedents.flatMap(precedent => resolve(precedent) ?? []))
    cited.delete(id)
    if (cited.size > 0) edges.push([id, [...cited]])
  }
  return edges
}

export function buildGraph(edges: Iterable<PlacedEdges>, length: number): CitationGraph {
  const [froms, tos]: [number[], number[]] = [[], []]
  for (const [from, cited] of edges)
    for (const to of cited) {
      froms.push(from)
      tos.push(to)
    }
  const [cites, citedBy] = [groupPairs(froms, tos, length), groupPairs(tos, froms, length)]
  let mostCited = 0
  for (let place = 0; place < length; place += 1) mostCited = Math.max(mostCited, citedBy.at(place).length)
  return { cites: cites.at, citedBy: citedBy.at, mostCited }
}
