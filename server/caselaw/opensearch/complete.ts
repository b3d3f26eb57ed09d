import type { CaseFacets } from '#shared/contract/cases.ts'
import type { Entry } from '../library/entry.ts'
import type { Completed, Counts, Hit } from '../library/search-query.ts'
import { type Counted, createValues, isHolder, type Plan } from './counting.ts'
import { facetNames } from './facet-names.ts'
import { facetSize, sortCounts } from './facets.ts'
import { ask, loadEntries, onlyFields } from './hits.ts'
import { withinOf } from './to-query.ts'

type SoFar = {
  hits: readonly Hit[]
  counting: Promise<Counted>
  least: number
  /** Of all that match, where all of them came. */
  scores: ReadonlyMap<string, number> | null
}

/** The others that belong to the answer, in one request: who they are, and how well they match all the same. */
export async function complete(
  plan: Plan,
  { hits, counting, least, scores: known }: SoFar,
  others: readonly string[],
): Promise<Completed> {
  const shown = new Set(hits.map(({ entry }) => entry.id))
  const wanted = [...new Set(others)].filter(id => !shown.has(id))
  const [joined, scores] = await Promise.all([
    loadEntries(plan.reader, wanted, [...plan.filters.values(), ...withinOf(plan.query)]),
    known ?? scoreOf(plan, wanted),
  ])
  const isNew = (entry: Entry, floor: number) => {
    const score = scores.get(entry.id)
    return score === undefined || !(isHolder(plan, entry) || score >= floor * (1 - 1e-6))
  }
  const count = async (): Promise<Counts> => {
    const { total, values } = await counting
    return {
      total: total + joined.filter(entry => isNew(entry, least)).length,
      facets: addJoined(
        plan,
        values,
        joined.map(entry => ({ entry, isNew: (floor: number) => isNew(entry, floor) })),
      ),
    }
  }
  return { joined, count }
}

async function scoreOf({ reader, text }: Plan, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const answer = await ask(reader, 'judgments', {
    ...onlyFields('id'),
    size: ids.length,
    query: { bool: { must: [text], filter: [{ terms: { id: ids } }] } },
  })
  const { hits } = (answer as { hits: { hits: { _score: number; fields: { id: string[] } }[] } }).hits
  return new Map(hits.map(({ _score, fields }) => [fields.id[0] ?? '', _score]))
}

type Joined = { entry: Entry; isNew: (floor: number) => boolean }

function addJoined({ query }: Plan, values: Counted['values'], joined: readonly Joined[]): CaseFacets {
  const floor = query.floor ?? 0
  const valuesOf = createValues()
  const lists = facetNames.map(name => {
    const counts = new Map((values.get(name) ?? []).map(one => [one.value, { ...one }]))
    for (const { entry, isNew } of joined)
      for (const value of valuesOf[name](entry)) {
        const known = counts.get(value)
        if (known && isNew(floor * known.best)) known.count += 1
        if (!known) counts.set(value, { value, count: 1, best: 0 })
      }
    const listed = [...counts.values()]
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value, count }))
    return [name, sortCounts(listed).slice(0, facetSize(name))] as const
  })
  return Object.fromEntries(lists) as CaseFacets // every name has its list
}
