import type { CaseFacets } from '#shared/contract/cases.ts'
import { nameSection } from '#shared/law/section.ts'
import type { Entry } from '../library/entry.ts'
import type { Completed, Found, Hit, SearchQuery, SectionNode, TextNode } from '../library/search-query.ts'
import { listTokens } from '../text/section-token.ts'
import { tokenise } from '../text/word-keys.ts'
import { listWordPairs } from '../text/word-pairs.ts'
import { nameGram } from './document.ts'
import { inEdition } from './editions.ts'
import {
  countValues,
  type FacetFilters,
  facetNames,
  facetSize,
  listFilters,
  othersThan,
  parseValues,
  type Related,
  sortCounts,
  type Values,
} from './facets.ts'
import {
  ask,
  askTogether,
  countCiting,
  entryFields,
  listRows,
  loadCites,
  loadEntries,
  type Reader,
  type Row,
  totalOf,
} from './hits.ts'
import { type Dsl, hasSection, toQuery, type WorthOf } from './to-query.ts'

/** Of a long brief, so many pairs of words. */
const mostPairs = 400

/** One search: the words and filters as OpenSearch's query, the floor, and what the ranking asks beside them. */
type Plan = { reader: Reader; query: SearchQuery; filters: FacetFilters; text: Dsl; named: Dsl[] }

export async function searchJudgments(reader: Reader, query: SearchQuery, related: Related): Promise<Found> {
  const worthOf = await weighSections(reader, query.text)
  const text: Dsl = {
    bool: {
      must: query.text ? [toQuery(query.text, worthOf)] : [],
      filter: inEdition(reader.edition),
    },
  }
  const named = listSections(query.text)
    .filter(one => one.isNamed)
    .map(hasSection)
  const plan: Plan = { reader, query, filters: listFilters(query.filters, related), text, named }
  const floor = query.floor ?? 0
  const first = await ask(reader, 'judgments', {
    ...entryFields,
    size: query.size,
    track_total_hits: true,
    query: text,
    post_filter: { bool: { filter: [...plan.filters.values()] } },
    ...(query.text ? {} : { sort: [{ order: 'asc' }, { date: 'desc' }] }),
    aggs: countValues(plan.filters, floor > 0),
  })
  const rows = listRows(first)
  const least = floor * (rows[0]?.score ?? 0)
  const values = new Map(facetNames.map(name => [name, parseValues(first.aggregations, name)]))
  const [counted, hits] = await Promise.all([
    floor > 0 && rows.length > 0 ? countAbove(plan, least, values) : { total: totalOf(first), values },
    completeHits(plan, rows, least),
  ])
  return { hits, total: counted.total, complete: others => complete(plan, { hits, counted, least }, others) }
}

/** The sections that a query asks for. A section under `not` has no score, so it is left out. */
function listSections(node: TextNode | null): SectionNode[] {
  if (node?.kind === 'section') return [node]
  return node?.kind === 'and' || node?.kind === 'or' ? node.nodes.flatMap(listSections) : []
}

/** Old and new number are one section: its rarity counts both. */
async function weighSections(reader: Reader, text: TextNode | null): Promise<WorthOf> {
  const sections = listSections(text)
  if (sections.length === 0) return () => 0
  const count = (query: Dsl[]) => ({
    size: 0,
    track_total_hits: true,
    query: { bool: { filter: [...inEdition(reader.edition), ...query] } },
  })
  const answers = await askTogether(reader, [count([]), ...sections.map(one => count([hasSection(one)]))])
  const [all = 0, ...holders] = answers.map(totalOf)
  const worth = new Map(
    sections.map((one, at) => [
      listTokens(one).join(' '),
      Math.log(1 + (all - (holders[at] ?? 0) + 0.5) / ((holders[at] ?? 0) + 0.5)),
    ]),
  )
  return one => worth.get(listTokens(one).join(' ')) ?? 0
}

type Counted = { total: number; values: Map<(typeof facetNames)[number], Values> }

/** What reaches the floor. A value has its own: a share of the best that has the value. */
async function countAbove(plan: Plan, least: number, values: Counted['values']): Promise<Counted> {
  const floor = plan.query.floor ?? 0
  const aggs: Dsl = {
    all: { filter: { bool: { filter: [...plan.filters.values()] } }, aggs: above(plan, least) },
  }
  for (const name of facetNames)
    aggs[name] = {
      filter: othersThan(name, plan.filters),
      aggs: Object.fromEntries(
        (values.get(name) ?? []).map(({ value, best }, at) => [
          `v${at}`,
          { filter: { term: { [name]: value } }, aggs: above(plan, floor * best) },
        ]),
      ),
    }
  const answer = await ask(plan.reader, 'judgments', {
    size: 0,
    track_total_hits: false,
    query: plan.text,
    aggs,
  })
  const counts = answer.aggregations as Record<string, Record<string, unknown>>
  return {
    total: countIn(counts.all),
    values: new Map(
      [...values].map(([name, own]) => [
        name,
        own.map((one, at) => ({ ...one, count: countIn(counts[name]?.[`v${at}`]) })),
      ]),
    ),
  }
}

/** A judgment with a section that was asked for by its number is found at any score. */
function above({ named }: Plan, least: number): Dsl {
  // A score loses a little on its way to us and back.
  const enough = { range: { script: '_score', ranges: [{ from: least * (1 - 1e-6) }] } }
  if (named.length === 0) return { enough }
  return {
    holders: { filter: { bool: { should: named } } },
    others: { filter: { bool: { must_not: named } }, aggs: { enough } },
  }
}

type Above = {
  enough?: { buckets: { doc_count: number }[] }
  holders?: { doc_count: number }
  others?: Above
}

function countIn(aggregation: unknown): number {
  const { enough, holders, others } = (aggregation ?? {}) as Above
  return (enough?.buckets[0]?.doc_count ?? 0) + (holders?.doc_count ?? 0) + (others ? countIn(others) : 0)
}

async function completeHits(plan: Plan, found: readonly Row[], least: number): Promise<Hit[]> {
  const { reader, query } = plan
  const holders = await findHolders(plan, found, least)
  const rows = found.filter(({ score, entry }) => score >= least || holders.has(entry.id))
  const ids = rows.map(({ entry }) => entry.id)
  const [pairs, counts] = await Promise.all([scorePairs(plan, ids), countCiting(reader, ids)])
  const scored = rows
    .map(({ entry, score }) => ({ entry, score: score + (pairs.get(entry.id) ?? 0) }))
    .sort((one, other) => other.score - one.score || (other.entry.year ?? 0) - (one.entry.year ?? 0))
  const citing = scored.slice(0, query.citing ?? 0).map(({ entry }) => entry.id)
  const cites = await loadCites(reader, citing)
  return scored.map(({ entry, score }) => ({
    entry: { ...entry, citedByCount: counts.get(entry.id) ?? 0 },
    score,
    cites: cites.get(entry.id) ?? [],
  }))
}

async function findHolders(
  { reader, named }: Plan,
  rows: readonly Row[],
  least: number,
): Promise<Set<string>> {
  return listHolders(
    reader,
    named,
    rows.filter(({ score }) => score < least).map(({ entry }) => entry.id),
  )
}

/** Those of the judgments that have a section which was asked for by its number. */
async function listHolders(reader: Reader, named: Dsl[], ids: readonly string[]): Promise<Set<string>> {
  if (named.length === 0 || ids.length === 0) return new Set()
  const filter = [...inEdition(reader.edition), { terms: { id: ids } }, { bool: { should: named } }]
  const answer = await ask(reader, 'judgments', {
    ...entryFields,
    size: ids.length,
    query: { bool: { filter } },
  })
  return new Set(listRows(answer).map(({ entry }) => entry.id))
}

/** The neighbouring words of the query, in the best by words. */
async function scorePairs({ reader, query }: Plan, ids: readonly string[]): Promise<Map<string, number>> {
  const { texts = [], weight = 0, among = 0 } = query.pairs ?? {}
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const gram of listWordPairs(tokenise(text)).map(nameGram))
      counts.set(gram, (counts.get(gram) ?? 0) + 1)
  if (counts.size === 0 || ids.length === 0) return new Map()
  const should = [...counts]
    .slice(0, mostPairs)
    .map(([gram, count]) => ({ term: { pairs: { value: gram, boost: weight * count } } }))
  const best = ids.slice(0, among)
  const answer = await ask(reader, 'judgments', {
    ...entryFields,
    size: best.length,
    query: {
      bool: {
        should,
        minimum_should_match: 1,
        filter: [...inEdition(reader.edition), { terms: { id: best } }],
      },
    },
  })
  return new Map(listRows(answer).map(({ entry, score }) => [entry.id, score]))
}

type SoFar = { hits: readonly Hit[]; counted: Counted; least: number }

async function complete(
  plan: Plan,
  { hits, counted, least }: SoFar,
  others: readonly string[],
): Promise<Completed> {
  const shown = new Set(hits.map(({ entry }) => entry.id))
  const wanted = [...new Set(others)].filter(id => !shown.has(id))
  const joined = await loadEntries(plan.reader, wanted, [...plan.filters.values()])
  const scores = await scoreOf(plan, joined)
  const isNew = ({ id }: Entry, floor: number) => !((scores.get(id) ?? Number.NaN) >= floor * (1 - 1e-6))
  return {
    joined,
    total: counted.total + joined.filter(entry => isNew(entry, least)).length,
    facets: addJoined(
      plan,
      counted.values,
      joined.map(entry => ({ entry, isNew: (floor: number) => isNew(entry, floor) })),
    ),
  }
}

/** The joined that match the words all the same; one with a section that was asked for always reaches the floor. */
async function scoreOf(
  { reader, text, named }: Plan,
  joined: readonly Entry[],
): Promise<Map<string, number>> {
  if (joined.length === 0) return new Map()
  const ids = joined.map(({ id }) => id)
  const [found, holders] = await Promise.all([
    ask(reader, 'judgments', {
      ...entryFields,
      size: ids.length,
      query: { bool: { must: [text], filter: [{ terms: { id: ids } }] } },
    }),
    listHolders(reader, named, ids),
  ])
  return new Map(
    listRows(found).map(({ entry, score }) => [
      entry.id,
      holders.has(entry.id) ? Number.POSITIVE_INFINITY : score,
    ]),
  )
}

type Joined = { entry: Entry; isNew: (floor: number) => boolean }

function addJoined({ query }: Plan, values: Counted['values'], joined: readonly Joined[]): CaseFacets {
  const floor = query.floor ?? 0
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

const valuesOf: Record<(typeof facetNames)[number], (entry: Entry) => string[]> = {
  category: ({ category }) => (category ? [category] : []),
  court: ({ court }) => [court],
  year: ({ year }) => (year === null ? [] : [String(year)]),
  judge: ({ bench }) => bench,
  section: ({ sections }) => [...new Set(sections.flatMap(one => [one.act, nameSection(one)]))],
}
