import type { Treated } from '#shared/cases/judgment.ts'
import type { CitedBy, Citing, PartOfCiting, Told, Treatment } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import type { Catalogue } from './catalogue.ts'
import type { CitationGraph, Resolve } from './graph.ts'
import { latestFirst } from './lists.ts'

type Needs = {
  catalogue: Catalogue
  graph: CitationGraph
  resolve: Resolve
  entryAt: (place: number) => Entry
  loadTreated: (places: readonly number[]) => Promise<Map<number, Treated[]>>
}

/** Few judgments say what was done to others: only the rows of these are read. */
export function createTreatments({ catalogue, graph, resolve, entryAt, loadTreated }: Needs) {
  const { placeOf, saysTreatments } = catalogue

  function listCiting(
    place: number,
    places: readonly number[],
    treated: ReadonlyMap<number, Treated[]>,
  ): Citing[] {
    const listTold = (citing: number) =>
      (treated.get(citing) ?? []).flatMap(({ title, citation, ...told }): Told[] =>
        resolve({ title, citation }) === place ? [told] : [],
      )
    return places
      .map(citing => ({ entry: entryAt(citing), told: listTold(citing) }))
      .sort((one, other) => latestFirst(one.entry, other.entry))
  }

  async function citedBy(id: string, { from, size, kind }: PartOfCiting): Promise<CitedBy | null> {
    const place = placeOf(id)
    if (place === undefined) return null
    const places = [...graph.citedBy(place)]
    const all = listCiting(place, places, await loadTreated(places.filter(saysTreatments)))
    const chosen = kind ? all.filter(({ told }) => told.some(one => one.kind === kind)) : all
    const kinds = listTreatments(all).map(({ told, count }) => ({ kind: told.kind, count }))
    return { total: chosen.length, citing: chosen.slice(from, from + size), kinds }
  }

  async function treatments(ids: readonly string[]): Promise<Treatment[][]> {
    const asked = ids.map(id => {
      const place = placeOf(id) ?? -1
      return { place, saying: place < 0 ? [] : [...graph.citedBy(place)].filter(saysTreatments) }
    })
    const treated = await loadTreated([...new Set(asked.flatMap(({ saying }) => saying))])
    return asked.map(({ place, saying }) => listTreatments(listCiting(place, saying, treated)))
  }

  return { citedBy, treatments }
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
