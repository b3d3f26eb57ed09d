import type { CaseFacets } from '#shared/contract/cases.ts'
import type { Entry } from '../library/entry.ts'
import type { Completed, Counts, Hit } from '../library/search-query.ts'
import { type Counted, createValues, isHolder, type Plan } from './counting.ts'
import { facetNames } from './facet-names.ts'
import { facetSize, sortCounts } from './facets.ts'
import { ask, loadEntries, loadNarrowed, onlyFields } from './hits.ts'
import { withinOf } from './to-query.ts'

type SoFar = {
  hits: readonly Hit[]
  counting: Promise<Counted>
  least: number
  /** Of all that match, where all of them came. */
  scores: ReadonlyMap<string, number> | null
}

/**
 * The others that belong to the answer, in one request: who they are, which filters they pass, and how well they match all the
 * same. In a narrowed list a hit may count among them for a value that is not chosen: its own floor may be higher.
 */
export async function complete(
  plan: Plan,
  { hits, counting, least, scores: known }: SoFar,
  others: readonly string[],
): Promise<Completed> {
  const shown = new Set(hits.map(({ entry }) => entry.id))
  const isNarrowed = plan.filters.size > 0
  const wanted = [...new Set(others)].filter(id => isNarrowed || !shown.has(id))
  const [loaded, scores] = await Promise.all([loadOthers(plan, wanted), known ?? scoreOf(plan, wanted)])
  const joined = loaded.flatMap(({ entry, failing }) =>
    failing.length === 0 && !shown.has(entry.id) ? [entry] : [],
  )
  const isNew = (entry: Entry, floor: number) => {
    const score = scores.get(entry.id)
    return score === undefined || !(isHolder(plan, entry) || score >= floor * (1 - 1e-6))
  }
  const count = async (): Promise<Counts> => {
    const { total, values } = await counting
    return {
      total: total + joined.filter(entry => isNew(entry, least)).length,
      facets: addOthers(
        plan,
        values,
        loaded.map(one => ({ ...one, isNew: (floor: number) => isNew(one.entry, floor) })),
      ),
    }
  }
  return { joined, count }
}

/** `failing` are the filters that it does not pass. */
type Other = { entry: Entry; failing: readonly string[] }

async function loadOthers({ reader, filters, query }: Plan, ids: readonly string[]): Promise<Other[]> {
  const within = withinOf(query)
  if (filters.size === 0 && within.length === 0)
    return (await loadEntries(reader, ids)).map(entry => ({ entry, failing: [] }))
  const loaded = await loadNarrowed(reader, ids, { within, filters })
  return loaded.map(({ entry, passing }) => ({
    entry,
    failing: [...filters.keys()].filter(name => !passing.includes(name)),
  }))
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

type Counting = Other & { isNew: (floor: number) => boolean }

/** The filter of a facet does not narrow that facet. */
function addOthers({ query }: Plan, values: Counted['values'], others: readonly Counting[]): CaseFacets {
  const floor = query.floor ?? 0
  const valuesOf = createValues()
  const lists = facetNames.map(name => {
    const counts = new Map((values.get(name) ?? []).map(one => [one.value, { ...one }]))
    for (const { entry, failing, isNew } of others) {
      if (failing.some(one => one !== name)) continue
      for (const value of valuesOf[name](entry)) {
        const known = counts.get(value)
        if (known && isNew(floor * known.best)) known.count += 1
        if (!known) counts.set(value, { value, count: 1, best: 0 })
      }
    }
    const listed = [...counts.values()]
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value, count }))
    return [name, sortCounts(listed).slice(0, facetSize(name))] as const
  })
  return Object.fromEntries(lists) as CaseFacets // every name has its list
}
