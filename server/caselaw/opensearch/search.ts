import type { Found, Hit, SearchQuery, SectionNode, TextNode } from '../library/search-query.ts'
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
import { addCount } from './packed-entry.ts'
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
  const { among, floor = 0, size } = query
  // A list of the best alone is counted here, where they are.
  const isCountedHere = among !== undefined && among <= size && plan.filters.size === 0
  const known = reader.kept?.entries() ?? null
  const first = await ask(reader, 'judgments', {
    ...(known ? onlyFields('id') : entryFields),
    size,
    track_total_hits: !isCountedHere,
    query: plan.text,
    ...postFilter(plan.filters),
    ...sortOf(query),
    ...(isCountedHere ? {} : { aggs: countValues(plan.filters) }),
  })
  const best = known ? listKnownRows(first, known) : listRows(first)
  const found = query.order === 'cited' ? await findMostCited(plan, best) : best
  const least = floor * (found[0]?.score ?? 0)
  const rows = found.filter(row => row.score >= least || (plan.named.size > 0 && isHolder(plan, row.entry)))
  const knowsAll = isCountedHere || countsAll(plan, found, totalOf(first))
  const count = async (): Promise<Counted> => {
    if (knowsAll) return countHere(plan, found, rows.length)
    const values = parseValues(first.aggregations, book)
    return floor > 0 ? countAbove(plan, least, values) : { total: totalOf(first), values }
  }
  const counting = count()
  // Who waits for it is told.
  counting.catch(() => {})
  const hits = await completeHits(plan, rows)
  const scores = knowsAll ? new Map(found.map(({ entry, score }) => [entry.id, score])) : null
  return { hits, complete: others => complete(plan, { hits, counting, least, scores }, others) }
}

/** Without one, OpenSearch may pass over what cannot be among the best of a brief. */
function postFilter(filters: FacetFilters): Dsl {
  return filters.size === 0 ? {} : { post_filter: { bool: { filter: [...filters.values()] } } }
}

/** Floor and pairs are about the best, which another order does not look for. */
function withoutBest({ floor: _floor, among: _among, pairs: _pairs, ...query }: SearchQuery): SearchQuery {
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

async function completeHits({ reader, query }: Plan, rows: readonly Row[]): Promise<Hit[]> {
  const { pairs, citing = 0 } = query
  const ids = rows.map(({ entry }) => entry.id)
  // Pairs move up only some of the best by words: whoever is among the first then is among these.
  const maybeFirst = citing === 0 ? [] : ids.slice(0, Math.max(citing, pairs?.among ?? 0))
  const [paired, counts, cites] = await Promise.all([
    scorePairs(reader, pairs, ids),
    countCiting(reader, ids),
    listCites(reader, maybeFirst),
  ])
  const scored = rows.map(({ entry, score }) => ({ entry, score: score + (paired.get(entry.id) ?? 0) }))
  if (query.order === undefined)
    scored.sort((one, other) => other.score - one.score || (other.entry.year ?? 0) - (one.entry.year ?? 0))
  return scored.map(({ entry, score }, at) => ({
    entry: addCount(entry, counts.get(entry.id)),
    score,
    cites: at < citing ? (cites.get(entry.id) ?? []) : [],
  }))
}

/** The neighbouring words of the query, in the best by words. */
async function scorePairs(
  reader: Reader,
  { texts, weight, among }: NonNullable<SearchQuery['pairs']> = { texts: [], weight: 0, among: 0 },
  ids: readonly string[] = [],
): Promise<Map<string, number>> {
  const pairs = choosePairs(texts)
  if (pairs.length === 0 || ids.length === 0) return new Map()
  const should = pairs.map(([gram, count]) => ({
    term: { pairs: { value: nameGram(gram), boost: weight * count } },
  }))
  const best = ids.slice(0, among)
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
