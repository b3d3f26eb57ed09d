import type { Treated } from '#shared/cases/judgment.ts'
import type { CitedBy, Citing, PartOfCiting, Told, Treatment } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import type { Catalogue } from './catalogue.ts'
import type { CitationGraph, Resolve } from './graph.ts'
import { latestFirst } from './lists.ts'

/** What the judgments say was done to others, by the judgment that says it. */
export type TreatedBy = ReadonlyMap<string, readonly Treated[]>

type Needs = { catalogue: Catalogue; graph: CitationGraph; resolve: Resolve; treatedBy: TreatedBy }

export function createTreatments({ catalogue, graph, resolve, treatedBy }: Needs) {
  /** Those that cite it, latest first. */
  function listCiting(id: string): Citing[] {
    const entries = graph.citedBy(id).flatMap(other => catalogue.byId(other) ?? [])
    return entries.sort(latestFirst).map(entry => ({ entry, told: listTold(entry, id) }))
  }

  function listTold(entry: Entry, id: string): Told[] {
    return (treatedBy.get(entry.id) ?? []).flatMap(({ title, citation, ...told }) =>
      resolve({ title, citation }) === id ? [told] : [],
    )
  }

  function citedBy(id: string, { from, size, kind }: PartOfCiting): CitedBy | null {
    if (!catalogue.byId(id)) return null
    const all = listCiting(id)
    const chosen = kind ? all.filter(({ told }) => told.some(one => one.kind === kind)) : all
    const kinds = listTreatments(all).map(({ told, count }) => ({ kind: told.kind, count }))
    return { total: chosen.length, citing: chosen.slice(from, from + size), kinds }
  }

  return { citedBy, treatmentsOf: (id: string) => listTreatments(listCiting(id)) }
}

/** Of each kind the latest judgment that says so, and how many do. */
function listTreatments(citing: readonly Citing[]): Treatment[] {
  const found = new Map<Told['kind'], Treatment>()
  for (const { entry, told } of citing)
    for (const [kind, [first]] of Map.groupBy(told, one => one.kind)) {
      const before = found.get(kind)
      if (before) before.count += 1
      else if (first) found.set(kind, { entry, told: first, count: 1 })
    }
  return [...found.values()]
}
