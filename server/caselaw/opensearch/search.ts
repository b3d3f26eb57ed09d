import type { Found, SearchQuery, SectionNode, TextNode } from '../library/search-query.ts'
import { listTokens } from '../text/section-token.ts'
import { choosePairs } from '../text/word-pairs.ts'
import type { CodeBook } from './code-book.ts'
import { complete } from './complete.ts'
import { countValues, parseValues } from './count-values.ts'
import { type Counted, countAbove, countHere, countsAll, isHolder, type Plan } from './counting.ts'
import { nameGram } from './document.ts'
import { inEdition } from './editions.ts'
import { type FacetFilters, listFilters, type Related } from './facets.ts'
import {
  ask,
  countCiting,
  entryFields,
  listCites,
  listKnownRows,
  listRows,
  onlyFields,
  type Reader,
  type Row,
  totalOf,
} from './hits.ts'
import { findMostCited, sortOf } from './orders.ts'
import { addCount, type StoredEntry } from './packed-entry.ts'
import { type Dsl, toQuery, type WorthOf, withinOf } from './to-query.ts'

export type SearchLaw = {
  related: Related
  weighSections: (nodes: readonly SectionNode[]) => Promise<WorthOf>
  codeBook: () => Promise<CodeBook>
}

/** Two requests: what matches, with the best score of each value; then what is said of the best and, beside it, what reaches the floor. */
export async function searchJudgments(
  reader: Reader,
  asked: SearchQuery,
  { related, weighSections, codeBook }: SearchLaw,
): Promise<Found> {
  const query = asked.order === undefined ? asked : withoutBest(asked)
  const [plan, book] = await Promise.all([planSearch(reader, query, { related, weighSections }), codeBook()])
  const { floor = 0, size } = query
  const known = reader.kept?.entries() ?? null
  const fields = known ? onlyFields('id') : entryFields
  const rowsOf = (answer: Dsl) => (known ? listKnownRows(answer, known) : listRows(answer))
  const [first, unnarrowed] = await Promise.all([
    ask(reader, 'judgments', {
      ...fields,
      size,
      track_total_hits: true,
      query: plan.text,
      ...postFilter(plan.filters),
      ...sortOf(query),
      aggs: countValues(plan.filters),
    }),
    findUnnarrowed(plan, fields),
  ])
  const found = query.order === 'cited' ? await findMostCited(plan, rowsOf(first)) : rowsOf(first)
  const least = floor * (found[0]?.score ?? 0)
  const rows = keepAbove(plan, found)
  const best = unnarrowed ? keepAbove(plan, rowsOf(unnarrowed)) : rows
  const knowsAll = countsAll(plan, found, totalOf(first))
  const count = async (): Promise<Counted> => {
    if (knowsAll) return countHere(plan, found, rows.length)
    const values = parseValues(first.aggregations, book)
    return floor > 0 ? countAbove(plan, least, values) : { total: totalOf(first), values }
  }
  const counting = count()
  // Who waits for it is told.
  counting.catch(() => {})
  const completed = await completeHits(plan, rows, best)
  const scores = knowsAll ? new Map(found.map(({ entry, score }) => [entry.id, score])) : null
  const sofar = { hits: completed.hits, counting, least, scores }
  return { ...completed, complete: others => complete(plan, sofar, others) }
}

/** The best of all that match, where the list is narrowed and these are asked for. Nothing is counted of it. */
async function findUnnarrowed(plan: Plan, fields: Dsl): Promise<Dsl | null> {
  const { citing = 0, pairs } = plan.query
  if (plan.filters.size === 0 || citing === 0) return null
  return ask(plan.reader, 'judgments', {
    ...fields,
    size: mostFirst(citing, pairs),
    track_total_hits: false,
    query: plan.text,
    ...sortOf(plan.query),
  })
}

/** Pairs move up only some of the best by words: whoever is among the first then is among these. */
function mostFirst(citing: number, pairs: SearchQuery['pairs']): number {
  return citing === 0 ? 0 : Math.max(citing, pairs?.among ?? 0)
}

function keepAbove(plan: Plan, rows: readonly Row[]): Row[] {
  const least = (plan.query.floor ?? 0) * (rows[0]?.score ?? 0)
  return rows.filter(row => row.score >= least || (plan.named.size > 0 && isHolder(plan, row.entry)))
}

function postFilter(filters: FacetFilters): Dsl {
  return filters.size === 0 ? {} : { post_filter: { bool: { filter: [...filters.values()] } } }
}

/** Floor and pairs are about the best, which another order does not look for. */
function withoutBest({ floor: _floor, pairs: _pairs, ...query }: SearchQuery): SearchQuery {
  return query
}

async function planSearch(
  reader: Reader,
  query: SearchQuery,
  { related, weighSections }: Omit<SearchLaw, 'codeBook'>,
): Promise<Plan> {
  const sections = listSections(query.text)
  const worthOf = sections.length > 0 ? await weighSections(sections) : () => 0
  const must = query.text ? [toQuery(query.text, worthOf)] : []
  const filter = [...inEdition(reader.edition), ...withinOf(query)]
  return {
    reader,
    query,
    filters: listFilters(query.filters, related),
    text: { bool: { must, filter } },
    named: new Set(sections.filter(one => one.isNamed).flatMap(listTokens)),
  }
}

/** The sections that a query asks for. A section under `not` has no score, so it is left out. */
function listSections(node: TextNode | null): SectionNode[] {
  if (node?.kind === 'section') return [node]
  return node?.kind === 'and' || node?.kind === 'or' ? node.nodes.flatMap(listSections) : []
}

async function completeHits(
  { reader, query }: Plan,
  rows: readonly Row[],
  best: readonly Row[],
): Promise<Pick<Found, 'hits' | 'best'>> {
  const { pairs, citing = 0 } = query
  const lists = best === rows ? [rows] : [rows, best]
  const firstOfEach = (most: number) =>
    [...new Set(lists.flatMap(list => list.slice(0, most)))].map(({ entry }) => entry.id)
  const [paired, counts, cites] = await Promise.all([
    scorePairs(reader, pairs, firstOfEach(pairs?.among ?? 0)),
    countCiting(
      reader,
      rows.map(({ entry }) => entry.id),
    ),
    listCites(reader, [...new Set(firstOfEach(mostFirst(citing, pairs)))]),
  ])
  const weigh = (list: readonly Row[]) => {
    const scored = list.map(({ entry, score }, at) => {
      const more = at < (pairs?.among ?? 0) ? (paired.get(entry.id) ?? 0) : 0
      return { entry, score: score + more }
    })
    if (query.order === undefined)
      scored.sort((one, other) => other.score - one.score || (other.entry.year ?? 0) - (one.entry.year ?? 0))
    return scored
  }
  const citesOf = (entry: StoredEntry) => cites.get(entry.id) ?? []
  const hits = weigh(rows).map(({ entry, score }, at) => ({
    entry: addCount(entry, counts.get(entry.id)),
    score,
    cites: at < citing ? citesOf(entry) : [],
  }))
  const similar = weigh(best)
    .slice(0, citing)
    .map(({ entry, score }) => ({ id: entry.id, score, cites: citesOf(entry) }))
  return { hits, best: similar }
}

/** The neighbouring words of the query, in these judgments. */
async function scorePairs(
  reader: Reader,
  { texts, weight }: Pick<NonNullable<SearchQuery['pairs']>, 'texts' | 'weight'> = { texts: [], weight: 0 },
  best: readonly string[] = [],
): Promise<Map<string, number>> {
  const pairs = choosePairs(texts)
  if (pairs.length === 0 || best.length === 0) return new Map()
  const should = pairs.map(([gram, count]) => ({
    term: { pairs: { value: nameGram(gram), boost: weight * count } },
  }))
  const answer = await ask(reader, 'judgments', {
    ...onlyFields('id'),
    size: best.length,
    query: {
      bool: {
        should,
        minimum_should_match: 1,
        filter: [...inEdition(reader.edition), { terms: { id: best } }],
      },
    },
  })
  const { hits } = (answer as { hits: { hits: { _score: number; fields: { id: string[] } }[] } }).hits
  return new Map(hits.map(({ _score, fields }) => [fields.id[0] ?? '', _score]))
}
