import { once } from '#server/lib/once.ts'
import { type Judgment, orderedJudgments } from '#shared/cases/judgment.ts'
import type { CaseSort } from '#shared/cases/search-choices.ts'
import type { CaseQuestion, RankPart } from '#shared/contract/cases.ts'
import type { Snapshot } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import { compareBy } from '../library/hit-order.ts'
import type { Completed, Found, Hit, IndexFilters, SearchQuery, TextNode } from '../library/search-query.ts'
import type { Nearest } from '../library/vector-store.ts'
import type { ModelNeeds } from './ask-model.ts'
import { listNearest } from './list-nearest.ts'
import type { SearchPlan } from './plan-search.ts'
import { type Candidate, questionWeights, type Ranked, rankCandidates, rankWeights } from './rank.ts'
import { countSaid, readers } from './said.ts'
import { countReliance, voters } from './votes.ts'

/** What the neighbouring words of a query count beside its words, and for how many of the best by words. */
const pairs = { weight: 0.4, among: 200 }
/** So many of those that the found judgments rely on are added. */
const joiningByReliance = 200
/** A score below this share of the best is about something else. A keyword search drops nothing. */
const floors = { keyword: 0, legal_issue: 0.3, case_brief: 0.3 } as const

type RankNeeds = {
  snapshot: Snapshot
  /** Of the snapshot; the search of the question may have begun. */
  search: Snapshot['search']
  thisYear: number
  /** Judgments by closeness in meaning, closest first; none without a model. */
  nearest: Nearest
  warn: ModelNeeds['warn']
  /** Weights for the evaluation, in place of the usual ones. */
  weights: Record<RankPart, number> | undefined
}

export type RankedPlan = {
  ranked: Ranked[]
  count: Completed['count']
  /** The filters that were applied in the end. */
  filters: IndexFilters
  /** Judgments that were read on the way. */
  read: readonly Judgment[]
}

/** Finds by text, adds what the found judgments rely on, and ranks both together. */
export async function rankPlan(
  question: CaseQuestion,
  plan: SearchPlan,
  { snapshot, search, thisYear, nearest: asked, weights, warn }: RankNeeds,
): Promise<RankedPlan> {
  const nearestOf = (filters: IndexFilters) => listNearest(asked, filters, { snapshot, warn })
  const [{ hits, best, filters, complete }, citing, within] = await Promise.all([
    findByText(question, plan, search),
    listCiting(plan, snapshot),
    nearestOf(plan.filters),
  ])
  const nearest = filters === plan.filters ? within : await nearestOf(filters)
  const byText = new Map(hits.map(({ entry, score }) => [entry.id, score]))
  const cites = new Map(hits.slice(0, voters).map(({ entry, cites }) => [entry.id, cites]))
  const reliance = countReliance(best)
  const named = new Map(plan.names.map(({ id, likeness }) => [id, likeness]))
  const joining = question.searchType === 'keyword' ? [] : [...mostRelied(reliance), ...nearest]
  if (plan.joinsNames) joining.push(...named.keys())
  const [{ joined, ...completed }, similar] = await Promise.all([
    complete([...joining, ...plan.asked, ...citing]),
    plan.telling.length > 0 ? snapshot.judgments(hits.slice(0, readers).map(({ entry }) => entry.id)) : [],
  ])
  const count = once(completed.count)
  const others = await findByOrder(question, plan, {
    ...{ snapshot, filters },
    isAll: async () => (await count()).total <= hits.length,
  })
  for (const { entry, score } of others) if (!byText.has(entry.id)) byText.set(entry.id, score)
  const entries = unique([...hits.map(({ entry }) => entry), ...joined, ...others.map(({ entry }) => entry)])
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const citedBy = (id: string) => (cites.get(id) ?? []).flatMap(cited => byId.get(cited) ?? [])
  const said = countSaid({ similar, citedBy, byText, telling: plan.telling })
  const ranked = rankCandidates(toCandidates(entries, { byText, reliance, said, nearest }), {
    understood: plan.reading.understood,
    asked: plan.asked,
    named,
    mostCited: snapshot.facts.mostCited,
    thisYear,
    hasMeaning: nearest.length > 0,
    hasSaid: said.size > 0,
    weights: weights ?? (question.searchType === 'case_brief' ? rankWeights : questionWeights),
  })
  return { ranked: inOrder(ranked, question.sort), count, filters, read: similar }
}

/**
 * A keyword search lists all that match, so of a long list the newest (or oldest, or most cited) are searched for by
 * themselves. A question lists what is most relevant: that is put in another order.
 */
async function findByOrder(
  { searchType, sort }: CaseQuestion,
  { node: text, within }: SearchPlan,
  { snapshot, filters, isAll }: { snapshot: Snapshot; filters: IndexFilters; isAll: () => Promise<boolean> },
): Promise<Hit[]> {
  if (sort === 'relevance' || searchType !== 'keyword' || (await isAll())) return []
  const query = { text, filters, within, order: sort, size: orderedJudgments }
  return (await snapshot.search(query)).hits
}

function inOrder(ranked: Ranked[], sort: CaseSort): Ranked[] {
  if (sort === 'relevance') return ranked
  return ranked.toSorted((one, other) => compareBy[sort](one.entry, other.entry)).slice(0, orderedJudgments)
}

function unique(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map(entry => [entry.id, entry])).values()]
}

type Signals = {
  byText: ReadonlyMap<string, number>
  reliance: ReadonlyMap<string, number>
  said: ReadonlyMap<string, number>
  nearest: readonly string[]
}

/**
 * A text score and closeness in meaning cannot be compared. If there are both, each counts by its places
 * (reciprocal rank fusion). Without a model the text score itself is used, because it says more.
 */
function toCandidates(entries: readonly Entry[], { byText, reliance, said, nearest }: Signals): Candidate[] {
  const textOf = nearest.length > 0 ? worthOfPlaces([...byText.keys()]) : shareOfBest(byText)
  const meaningOf = worthOfPlaces(nearest)
  return entries.map(entry => ({
    entry,
    text: textOf(entry.id),
    reliance: reliance.get(entry.id) ?? 0,
    said: said.get(entry.id) ?? 0,
    meaning: meaningOf(entry.id),
  }))
}

function worthOfPlaces(ids: readonly string[]): (id: string) => number {
  const worth = new Map(ids.map((id, rank) => [id, worthOfRank(rank)]))
  return id => worth.get(id) ?? 0
}

function shareOfBest(scores: ReadonlyMap<string, number>): (id: string) => number {
  const best = Math.max(0, ...scores.values())
  return id => (best > 0 ? (scores.get(id) ?? 0) / best : 0)
}

const nothing: TextNode = { kind: 'or', nodes: [] }

/** Courts and years found in the text only help: they are dropped if they would empty the list. */
async function findByText(
  question: CaseQuestion,
  plan: SearchPlan,
  search: Snapshot['search'],
): Promise<Found & { filters: IndexFilters }> {
  const { filters, chosenFilters } = plan
  const query = searchOf(question, plan)
  const found = await search(query)
  if (found.hits.length > 0 || plan.node === null) return { ...found, filters }
  return { ...(await search({ ...query, filters: chosenFilters })), filters: chosenFilters }
}

/** What the engine is asked for the words of a question. */
export function searchOf(
  { searchType }: CaseQuestion,
  { node: text, filters, within, paired, reading }: SearchPlan,
): SearchQuery {
  const isEmpty = text === null && Object.keys(filters).length === 0
  return {
    ...{ text: isEmpty ? nothing : text, filters, within },
    // A judgment's own citation scores so high that no other would reach a share of it.
    floor: reading.intent === 'citation' ? 0 : floors[searchType],
    size: orderedJudgments,
    citing: voters,
    ...(paired.length > 0 ? { pairs: { ...pairs, texts: paired } } : {}),
  }
}

const mostCiting = 200

/** For a search of nothing but a citation: those that cite the case, however they print it. */
async function listCiting({ reading, asked }: SearchPlan, snapshot: Snapshot): Promise<string[]> {
  if (reading.intent !== 'citation') return []
  const citing = await Promise.all([...asked].map(id => snapshot.citers(id, mostCiting)))
  return citing.flat()
}

function mostRelied(reliance: ReadonlyMap<string, number>): string[] {
  return [...reliance]
    .sort(([, one], [, other]) => other - one)
    .slice(0, joiningByReliance)
    .map(([id]) => id)
}

/** The constant of reciprocal rank fusion (Cormack, Clarke and Buettcher, 2009). */
const flattening = 60

/** The value of a place in a list, 1 for the first. These values can be added; the scores cannot. */
export function worthOfRank(rank: number): number {
  return (flattening + 1) / (flattening + 1 + rank)
}
