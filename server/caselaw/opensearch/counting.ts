import { type LawSection, nameSection } from '#shared/law/section.ts'
import type { SearchQuery } from '../library/search-query.ts'
import { sectionToken } from '../text/section-token.ts'
import { createAsk } from './ask-together.ts'
import { groupFacets } from './count-values.ts'
import { codeOf } from './facet-codes.ts'
import { type FacetName, facetNames } from './facet-names.ts'
import type { FacetFilters, Values } from './facets.ts'
import type { Reader, Row } from './hits.ts'
import type { StoredEntry } from './packed-entry.ts'
import { reach } from './reach.ts'
import type { Dsl } from './to-query.ts'

/** One search: the words and filters as OpenSearch's query, and the words of the sections that were asked for by number. */
export type Plan = {
  reader: Reader
  query: SearchQuery
  filters: FacetFilters
  text: Dsl
  named: ReadonlySet<string>
}

export type Counted = {
  total: number
  values: ReadonlyMap<FacetName, Values>
}

/** A judgment with a section that was asked for by its number is found at any score. */
export function isHolder({ named }: Plan, entry: Pick<StoredEntry, 'sections'>): boolean {
  if (named.size === 0) return false
  return entry.sections.some(
    ({ act, section }) => named.has(sectionToken(act, section)) || named.has(sectionToken(act, '')),
  )
}

/** Whether everything that matches was returned, so that nobody else needs to be asked. */
export function countsAll({ filters }: Plan, found: readonly Row[], total: number): boolean {
  return filters.size === 0 && found.length === total
}

/** A value has its own floor: a share of the best that has it, which comes first. */
export function countHere(plan: Plan, found: readonly Row[], total: number): Counted {
  const floor = plan.query.floor ?? 0
  const valuesOf = createValues()
  const lists = facetNames.map(name => {
    const counts = new Map<string, { value: string; count: number; best: number }>()
    for (const { entry, score } of found)
      for (const value of valuesOf[name](entry)) {
        let known = counts.get(value)
        if (!known) {
          known = { value, count: 0, best: score }
          counts.set(value, known)
        }
        if (score >= floor * known.best || isHolder(plan, entry)) known.count += 1
      }
    return [name, [...counts.values()]] as const
  })
  return { total, values: new Map(lists) }
}

/** What reaches the floor, counted where the judgments are: a request of its own, for which nothing else waits. */
export async function countAbove(plan: Plan, least: number, values: Counted['values']): Promise<Counted> {
  const { connection } = plan.reader
  const groups = groupFacets(plan.filters)
  const listed = groups.map(({ facets }) =>
    facets.flatMap(name => (values.get(name) ?? []).map(one => ({ name, ...one }))),
  )
  const answer = await createAsk(connection.client)(connection.judgments, {
    size: 0,
    track_total_hits: false,
    query: plan.text,
    aggs: Object.fromEntries(
      groups.map(({ name, filter }, at) => [
        name,
        { filter, aggs: reachEach(plan, least, listed[at] ?? []) },
      ]),
    ),
  })
  const sums = groups.map(({ name }) => sumUp((answer.aggregations as Record<string, Reached>)[name]))
  const counts = listed.flatMap((list, at) =>
    list.map((one, place) => ({ ...one, count: sums[at]?.[place + 1] ?? 0 })),
  )
  const byName = Map.groupBy(counts, ({ name }) => name)
  return {
    total: sums[0]?.[0] ?? 0,
    values: new Map(facetNames.map(name => [name, byName.get(name) ?? []])),
  }
}

/** A score loses a little on its way to us and back. */
const nearly = 1 - 1e-6

type Listed = Values[number] & { name: FacetName }

/** Those with a section that was asked for by its number are counted apart: they need reach nothing. */
function reachEach({ query, named }: Plan, least: number, listed: readonly Listed[]): Dsl {
  const floor = query.floor ?? 0
  const codes = listed.map(({ name, value }) => codeOf(name, value))
  const leasts = listed.map(({ best }) => floor * best * nearly)
  const above = { reached: reach({ codes, leasts, least: least * nearly }) }
  if (named.size === 0) return above
  const hold = { terms: { sections: [...named] } }
  const atAny = reach({ codes, leasts: codes.map(() => 0), least: 0 })
  return {
    others: { filter: { bool: { must_not: [hold] } }, aggs: above },
    holders: { filter: hold, aggs: { reached: atAny } },
  }
}

type Reached = { reached?: { value: number[] }; others?: Reached; holders?: Reached }

function sumUp(answer: Reached | undefined): number[] {
  const { reached, others, holders } = answer ?? {}
  if (reached) return reached.value
  const more = holders?.reached?.value ?? []
  return (others?.reached?.value ?? []).map((count, at) => count + (more[at] ?? 0))
}

/** What an entry is counted among. A thousand of them have the same sections again and again: each is named once. */
export function createValues(): Record<FacetName, (entry: StoredEntry) => Iterable<string>> {
  const names = new Map<string, Map<string, string>>()

  function nameOnce(one: LawSection): string {
    const known = names.get(one.act)?.get(one.section)
    if (known !== undefined) return known
    const name = nameSection(one)
    names.set(one.act, (names.get(one.act) ?? new Map<string, string>()).set(one.section, name))
    return name
  }

  return {
    category: ({ category }) => (category ? [category] : []),
    court: ({ court }) => [court],
    year: ({ year }) => (year === null ? [] : [String(year)]),
    judge: ({ bench }) => new Set(bench),
    section: ({ sections }) => {
      const values = new Set<string>()
      for (const one of sections) values.add(one.act).add(nameOnce(one))
      return values
    },
  }
}
