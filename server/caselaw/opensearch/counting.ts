import { nameSection } from '#shared/law/section.ts'
import type { SearchQuery } from '../library/search-query.ts'
import { listSectionTokens, type StoredEntry } from './document.ts'
import { type FacetFilters, type FacetName, facetNames, othersThan, type Values } from './facets.ts'
import { ask, type Reader, type Row } from './hits.ts'
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
  /** The score of each that was counted, where they were counted here. */
  scores?: ReadonlyMap<string, number>
}

/** A judgment with a section that was asked for by its number is found at any score. */
export function isHolder({ named }: Plan, entry: Pick<StoredEntry, 'sections'>): boolean {
  return named.size > 0 && listSectionTokens(entry).some(token => named.has(token))
}

/** Whether everything that matches was returned, so that nobody else needs to be asked. */
export function countsAll({ filters }: Plan, found: readonly Row[], total: number): boolean {
  return filters.size === 0 && found.length === total
}

/** A value has its own floor: a share of the best that has it, which comes first. */
export function countHere(plan: Plan, found: readonly Row[], total: number): Counted {
  const floor = plan.query.floor ?? 0
  const lists = facetNames.map(name => {
    const counts = new Map<string, { value: string; count: number; best: number }>()
    for (const { entry, score } of found)
      for (const value of valuesOf[name](entry)) {
        const known = counts.get(value) ?? { value, count: 0, best: score }
        if (score >= floor * known.best || isHolder(plan, entry)) known.count += 1
        counts.set(value, known)
      }
    return [name, [...counts.values()]] as const
  })
  return {
    total,
    values: new Map(lists),
    scores: new Map(found.map(({ entry, score }) => [entry.id, score])),
  }
}

/** What reaches the floor, counted where the judgments are. */
export async function countAbove(plan: Plan, least: number, values: Counted['values']): Promise<Counted> {
  const floor = plan.query.floor ?? 0
  const aggs: Dsl = {
    all: { filter: { bool: { filter: [...plan.filters.values()] } }, aggs: above(plan, least) },
  }
  for (const [name, own] of values)
    if (own.length > 0)
      aggs[name] = {
        filter: othersThan(name, plan.filters),
        aggs: aboveEach(plan, name, new Map(own.map(({ value, best }) => [value, floor * best]))),
      }
  const answer = await ask(plan.reader, 'judgments', {
    size: 0,
    track_total_hits: false,
    query: plan.text,
    aggs,
  })
  const counts = answer.aggregations as Record<string, Above>
  return {
    total: countOf(counts.all).get('all') ?? 0,
    values: new Map(
      [...values].map(([name, own]) => {
        const found = countOf(counts[name])
        return [name, own.map(one => ({ ...one, count: found.get(one.value) ?? 0 }))]
      }),
    ),
  }
}

type Above = { found: { buckets: { key: string; doc_count: number }[] } }

function countOf(above: Above | undefined): Map<string, number> {
  return new Map(above?.found.buckets.map(({ key, doc_count }) => [key, doc_count]))
}

/** A score loses a little on its way to us and back. */
const nearly = 1 - 1e-6

function above(plan: Plan, least: number): Dsl {
  return countByScript(plan, 1, { least: least * nearly }, `return score >= params.least ? 'all' : null;`)
}

function aboveEach(plan: Plan, field: FacetName, leasts: ReadonlyMap<string, number>): Dsl {
  const least = Object.fromEntries([...leasts].map(([value, score]) => [value, score * nearly]))
  return countByScript(
    plan,
    leasts.size,
    { field, least },
    `List found = new ArrayList();
    for (def one : doc[params.field]) {
      String value = one.toString();
      def least = params.least.get(value);
      if (least != null && score >= least) found.add(value);
    }
    return found;`,
  )
}

/** What the script returns for each judgment is counted. */
function countByScript({ named }: Plan, size: number, params: Dsl, rest: string): Dsl {
  const score = 'double score = _score.doubleValue();'
  const atAny = `for (def token : doc['sections']) if (params.named.contains(token)) score = Double.POSITIVE_INFINITY;`
  const source = [score, ...(named.size > 0 ? [atAny] : []), rest].join('\n')
  return { found: { terms: { script: { source, params: { ...params, named: [...named] } }, size } } }
}

export const valuesOf: Record<FacetName, (entry: StoredEntry) => string[]> = {
  category: ({ category }) => (category ? [category] : []),
  court: ({ court }) => [court],
  year: ({ year }) => (year === null ? [] : [String(year)]),
  judge: ({ bench }) => [...new Set(bench)],
  section: ({ sections }) => [...new Set(sections.flatMap(one => [one.act, nameSection(one)]))],
}
