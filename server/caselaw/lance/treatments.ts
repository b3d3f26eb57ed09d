import type { Treated } from '#shared/cases/judgment.ts'
import type { CitedBy, Cites, Citing, Part, PartOfCiting, Told, Treatment } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import { compareBy } from '../library/hit-order.ts'
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

  async function citedBy(
    id: string,
    { from, size, kinds: wanted, order }: PartOfCiting,
  ): Promise<CitedBy | null> {
    const place = placeOf(id)
    if (place === undefined) return null
    const places = [...graph.citedBy(place)]
    const all = listCiting(place, places, await loadTreated(places.filter(saysTreatments)))
    const chosen = wanted ? all.filter(({ told }) => told.some(({ kind }) => wanted.includes(kind))) : all
    if (order === 'cited') chosen.sort(mostCitedFirst)
    const kinds = listTreatments(all).map(({ told, count }) => ({ kind: told.kind, count }))
    return { total: chosen.length, citing: chosen.slice(from, from + size), kinds }
  }

  async function citers(id: string, most: number): Promise<string[]> {
    const place = placeOf(id)
    const citing = place === undefined ? [] : Array.from(graph.citedBy(place), entryAt)
    return citing
      .sort(latestFirst)
      .slice(0, most)
      .map(entry => entry.id)
  }

  async function cites(id: string, { from, size }: Part): Promise<Cites | null> {
    const place = placeOf(id)
    if (place === undefined) return null
    const places = [...graph.cites(place)]
    const told = saysTreatments(place) ? ((await loadTreated([place])).get(place) ?? []) : []
    const byPlace = Map.groupBy(told, ({ title, citation }) => resolve({ title, citation }))
    const cited = places.map(one => ({
      entry: entryAt(one),
      told: (byPlace.get(one) ?? []).map(({ title: _title, citation: _citation, ...rest }) => rest),
    }))
    return { total: cited.length, cited: cited.sort(mostCitedFirst).slice(from, from + size) }
  }

  async function treatments(ids: readonly string[]): Promise<Treatment[][]> {
    const asked = ids.map(id => {
      const place = placeOf(id) ?? -1
      return { place, saying: place < 0 ? [] : [...graph.citedBy(place)].filter(saysTreatments) }
    })
    const treated = await loadTreated([...new Set(asked.flatMap(({ saying }) => saying))])
    return asked.map(({ place, saying }) => listTreatments(listCiting(place, saying, treated)))
  }

  return { citedBy, citers, cites, treatments }
}

function mostCitedFirst(one: Citing, other: Citing): number {
  return compareBy.cited(one.entry, other.entry)
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
