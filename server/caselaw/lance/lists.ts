import { once } from '#server/lib/once.ts'
import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { LibraryFacts, Part, Snapshot } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import type { Catalogue } from './catalogue.ts'
import type { CitationGraph } from './graph.ts'
import { listAt } from './packed-lists.ts'

const importanceOrder = { landmark: 0, important: 1, other: 2 } as const

/** The order of all is computed at the first list. */
export function createLists(catalogue: Catalogue) {
  const { length, facets, metaAt } = catalogue
  const ordered = once(() => {
    const keys = Array.from({ length }, (_, place) => ({ place, ...keyOf(metaAt(place)) }))
    keys.sort(
      (one, other) =>
        importanceOrder[one.importance] - importanceOrder[other.importance] || latestFirst(one, other),
    )
    return Uint32Array.from(keys, ({ place }) => place)
  })

  return ({ category, from, size }: Part & { category?: CaseCategory }): number[] => {
    if (!category) return [...ordered().subarray(from, from + size)]
    const number = facets.category.values.indexOf(category)
    const chosen = ordered().filter(place => listAt(facets.category, place)[0] === number)
    return [...chosen.subarray(from, from + size)]
  }
}

function keyOf({ importance, title, date, year }: Omit<Entry, 'citedByCount'>) {
  return { importance, title, date, year }
}

export function createWalk({ byId, idAt, importanceAt, hasFullTextAt }: Catalogue): Snapshot['walk'] {
  return async ({ after, size }) => {
    const sorted = byId
    const from = after === null ? 0 : countUpTo(after, sorted, idAt)
    return Array.from(sorted.subarray(from, from + size), place => ({
      id: idAt(place),
      importance: importanceAt(place),
      hasFullText: hasFullTextAt(place),
    }))
  }
}

/** How many ids do not come after this one. */
function countUpTo(id: string, sorted: Uint32Array, idAt: Catalogue['idAt']): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (idAt(sorted[middle] ?? 0) <= id) low = middle + 1
    else high = middle
  }
  return low
}

export function describeFacts(catalogue: Catalogue, { mostCited }: CitationGraph): LibraryFacts {
  const { length, facets, importanceAt, hasFullTextAt } = catalogue
  const places = Array.from({ length }, (_, place) => place)
  const years = facets.year.values.map(Number)
  return {
    total: length,
    landmarks: places.filter(place => importanceAt(place) !== 'other').length,
    withFullText: places.filter(hasFullTextAt).length,
    years: {
      from: years.length > 0 ? Math.min(...years) : null,
      to: years.length > 0 ? Math.max(...years) : null,
    },
    courts: countValues(facets.court),
    // Only the categories of judgments are numbered there.
    categories: countValues(facets.category) as LibraryFacts['categories'],
    mostCited,
  }
}

type Dated = Pick<Entry, 'date' | 'year' | 'title'>

export function latestFirst(one: Dated, other: Dated): number {
  return (
    (other.date ?? String(other.year ?? '')).localeCompare(one.date ?? String(one.year ?? '')) ||
    one.title.localeCompare(other.title)
  )
}

function countValues({ values, items }: Catalogue['facets']['court']) {
  const counts = new Uint32Array(values.length)
  for (const number of items) counts[number] = (counts[number] ?? 0) + 1
  return values
    .map((value, number) => ({ value, count: counts[number] ?? 0 }))
    .sort((one, other) => other.count - one.count)
}
