import { normaliseCaseName } from '#server/law/cases/case-names.ts'
import { canonicalCitation } from '#server/law/cases/find-citations.ts'
import type { Precedent } from '#shared/cases/judgment.ts'
import type { Reference } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'

export type Edges = [from: string, to: string[]][]

/** Which judgments cite which. Edges go from the citing judgment to the cited one. */
export type CitationGraph = {
  cites: (id: string) => string[]
  citedBy: (id: string) => string[]
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
    const namesakes = byName.get(normaliseCaseName(title)) ?? []
    const year = Number(/(1[89]|20)\d\d/.exec(citation ?? '')?.[0] ?? Number.NaN)
    // A report is published in the year of the judgment or in the two years after it.
    const fitting = Number.isNaN(year)
      ? namesakes
      : namesakes.filter(entry => entry.year !== null && year >= entry.year && year <= entry.year + 2)
    return fitting.length === 1 ? (fitting[0]?.id ?? null) : null
  }
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

export function buildGraph(edges: Edges): CitationGraph {
  const cites = new Map(edges)
  const citedBy = new Map<string, string[]>()
  for (const [from, cited] of edges)
    for (const to of cited) {
      const list = citedBy.get(to)
      if (list) list.push(from)
      else citedBy.set(to, [from])
    }
  const mostCited = [...citedBy.values()].reduce((most, list) => Math.max(most, list.length), 0)
  return { cites: id => cites.get(id) ?? [], citedBy: id => citedBy.get(id) ?? [], mostCited }
}
