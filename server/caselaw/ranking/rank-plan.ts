import { orderedJudgments } from '#shared/cases/judgment.ts'
import type { CaseFacets, CaseQuestion, RankPart } from '#shared/contract/cases.ts'
import type { CitationGraph, Entry, Snapshot } from '../library/case-index.ts'
import type { IndexFilters, TextNode } from '../library/index-query.ts'
import type { SearchPlan } from './plan-search.ts'
import { type Candidate, questionWeights, type Ranked, rankCandidates, rankWeights } from './rank.ts'
import { type QueryPairs, scorePairs } from './score-pairs.ts'
import { countReliance } from './votes.ts'

/** Word pairs are compared for this many of the best by words; this many that they rely on are added. */
const pairedAmong = 200
const joiningByReliance = 200
/** A score below this share of the best is about something else. A keyword search drops nothing. */
const floors = { keyword: 0, legal_issue: 0.3, case_brief: 0.3 } as const

type RankNeeds = {
  snapshot: Snapshot
  thisYear: number
  /** Judgments by closeness in meaning, closest first; empty without a model. */
  nearest: readonly string[]
  /** Weights for the evaluation, in place of the usual ones. */
  weights: Record<RankPart, number> | undefined
}

export type RankedPlan = {
  ranked: Ranked[]
  total: number
  facets: CaseFacets
  /** The filters that were applied in the end. */
  filters: IndexFilters
}

/** Finds by text, adds what the found judgments rely on, and ranks both together. */
export async function rankPlan(
  question: CaseQuestion,
  plan: SearchPlan,
  needs: RankNeeds,
): Promise<RankedPlan> {
  const { snapshot, thisYear, nearest } = needs
  const { graph } = snapshot
  const found = await findByText(question, plan, snapshot)
  const filters = found.filters
  const { pairs } = plan
  const byText = await addPairs(new Map(found.hits.map(({ id, score }) => [id, score])), { pairs, snapshot })
  const reliance = countReliance(byText, graph.cites)
  const named = new Map(plan.names.map(({ id, likeness }) => [id, likeness]))
  const joining = question.searchType === 'keyword' ? [] : [...mostRelied(reliance), ...nearest]
  if (plan.joinsNames) joining.push(...named.keys())
  const others = [...new Set([...joining, ...plan.asked])].filter(id => !byText.has(id))
  const joined = snapshot.selectEntries(others, filters)
  const entries = [...found.hits.flatMap(({ id }) => snapshot.byId(id) ?? []), ...joined]
  const ranked = rankCandidates(toCandidates(entries, { byText, reliance, nearest, graph }), {
    understood: plan.reading.understood,
    asked: plan.asked,
    named,
    mostCited: graph.mostCited,
    thisYear,
    hasMeaning: nearest.length > 0,
    weights: needs.weights ?? (question.searchType === 'case_brief' ? rankWeights : questionWeights),
  })
  const facets = found.countFacets(joined.map(({ id }) => id))
  const total = found.total + joined.filter(({ id }) => !found.isFound(id)).length
  return { ranked, total, facets, filters }
}

/** Adds the score of the query's word pairs to the best by words. */
async function addPairs(
  byText: Map<string, number>,
  { pairs, snapshot }: { pairs: QueryPairs; snapshot: Snapshot },
) {
  if (pairs.length === 0) return byText
  const best = [...byText.keys()].slice(0, pairedAmong)
  for (const [id, own] of await snapshot.loadWordPairs(best))
    byText.set(id, (byText.get(id) ?? 0) + scorePairs(pairs, own, snapshot.terms))
  return new Map([...byText].sort(([, one], [, other]) => other - one))
}

type Signals = {
  byText: ReadonlyMap<string, number>
  reliance: ReadonlyMap<string, number>
  nearest: readonly string[]
  graph: CitationGraph
}

/**
 * A text score and closeness in meaning cannot be compared. If there are both, each counts by its places
 * (reciprocal rank fusion). Without a model the text score itself is used, because it says more.
 */
function toCandidates(entries: readonly Entry[], { byText, reliance, nearest, graph }: Signals): Candidate[] {
  const textOf = nearest.length > 0 ? worthOfPlaces([...byText.keys()]) : shareOfBest(byText)
  const meaningOf = worthOfPlaces(nearest)
  return entries.map(entry => ({
    entry,
    text: textOf(entry.id),
    citedBy: graph.citedBy(entry.id).length,
    reliance: reliance.get(entry.id) ?? 0,
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
async function findByText({ searchType }: CaseQuestion, plan: SearchPlan, snapshot: Snapshot) {
  const { node: text, filters, chosenFilters } = plan
  const isEmpty = text === null && Object.keys(filters).length === 0
  const query = {
    text: isEmpty ? nothing : text,
    floor: floors[searchType],
    limit: orderedJudgments,
    ...(searchType === 'case_brief' ? { among: orderedJudgments } : {}),
  }
  const found = await snapshot.search({ ...query, filters })
  if (found.total > 0 || text === null) return { ...found, filters }
  return { ...(await snapshot.search({ ...query, filters: chosenFilters })), filters: chosenFilters }
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
