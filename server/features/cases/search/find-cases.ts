import { setImmediate } from 'node:timers/promises'
import { type CaseQuestion, type CaseResult, casesPerPage, type RankPart } from '#shared/contract/cases.ts'
import type { CaseFindings } from '../case-library.ts'
import type { CaseIndex } from '../index/case-index.ts'
import { readableParts } from '../index/layout.ts'
import type { CaseModel, MeaningIndex } from '../model/case-model.ts'
import { summariseWithModel } from '../model/summarise.ts'
import { presentCase } from '../present-case.ts'
import type { Law } from '../understanding/understanding.ts'
import { summariseByExtracts } from './extracts.ts'
import { nameFinderOf } from './name-finder.ts'
import { choosePassages, type Matcher } from './passages.ts'
import { planSearch, type SearchPlan } from './plan-search.ts'
import type { Ranked } from './rank.ts'
import { rankPlan } from './rank-plan.ts'
import { takeOrder } from './take-order.ts'

export type FinderNeeds = {
  index: CaseIndex
  law: Law
  clock: () => Date
  model: CaseModel | null
  meaning: MeaningIndex | null
  /** Hears what a model failed at; the search goes on without it. */
  warn: (failure: unknown, doing: string) => void
}

export type CaseFinder = {
  find: (question: CaseQuestion) => Promise<CaseFindings>
  /** The whole order, as the evaluation needs it. */
  rank: (question: CaseQuestion, weights?: Record<RankPart, number>) => Promise<Ranked[]>
}

const rerankedByModel = 15
const nearestWanted = 200
/** Of more judgments that may be meant by a name, it is not said which they are: they lead the list. */
const namesTold = 3

export function createCaseFinder(needs: FinderNeeds): CaseFinder {
  const { index, law, model, meaning, clock } = needs

  async function find(question: CaseQuestion): Promise<CaseFindings> {
    const started = performance.now()
    const { plan, ranked, total, facets } = await rankQuestion(question)
    const ordered = await rerank(question, ranked)
    const { page } = question
    const results = await presentResults(
      ordered.slice((page - 1) * casesPerPage, page * casesPerPage),
      plan.matcher,
    )
    const summary = page === 1 ? await summarise(question, results) : null
    const understood = await completeReading(plan)
    const tookMs = Math.round((performance.now() - started) * 10) / 10
    return { results, summary, total, page, facets, understood, tookMs }
  }

  async function rankQuestion(question: CaseQuestion, weights?: Record<RankPart, number>) {
    const { query } = question
    const [graph, terms] = [await index.graph(), await index.terms()]
    const finder = nameFinderOf(await index.catalogue(), { thesaurus: law.thesaurus, terms })
    const asksModel = model !== null && question.searchType !== 'keyword'
    const [rewritten, nearest] = await Promise.all([
      asksModel ? orElse(model.rewrite(query), [], 'rewriting a question') : [],
      meaning && question.searchType !== 'keyword' ? meaning.nearest(query, nearestWanted) : [],
    ])
    const plan = planSearch(question, { law, graph, terms, finder, rewritten })
    const ranked = await rankPlan(question, plan, {
      index,
      law,
      nearest,
      thisYear: clock().getFullYear(),
      weights,
    })
    return { plan, ...ranked }
  }

  async function rerank(question: CaseQuestion, ranked: Ranked[]): Promise<Ranked[]> {
    if (model === null || question.searchType === 'keyword' || ranked.length < 2) return ranked
    const first = ranked.slice(0, rerankedByModel)
    const judgments = await index.getMany(first.map(({ entry }) => entry.id))
    const shown = judgments.map(one => ({
      id: one.id,
      title: one.title,
      text: readableParts(one)
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 1200),
    }))
    const order = await orElse(model.rerank(question.query, shown), [], 'ordering results')
    return [...takeOrder(first, order), ...ranked.slice(rerankedByModel)]
  }

  async function presentResults(shown: readonly Ranked[], matcher: Matcher): Promise<CaseResult[]> {
    const present = { graph: await index.graph(), law: law.sectionMap }
    const judgments = await index.getMany(shown.map(({ entry }) => entry.id))
    const byId = new Map(judgments.map(judgment => [judgment.id, judgment]))
    const results: CaseResult[] = []
    for (const { entry, score, explain } of shown) {
      const judgment = byId.get(entry.id)
      if (!judgment) continue
      const passages = choosePassages(readableParts(judgment), matcher)
      results.push({ ...presentCase(judgment, present), relevanceScore: score, passages, why: explain() })
      // A long judgment takes milliseconds: whoever asks for something else is answered in between.
      await setImmediate()
    }
    return results
  }

  /** A keyword search is no question that a model could answer. */
  async function summarise({ query, searchType }: CaseQuestion, results: readonly CaseResult[]) {
    const extracts = summariseByExtracts(results)
    if (model === null || searchType === 'keyword') return extracts
    return summariseWithModel(model, query, results, extracts)
  }

  async function completeReading({ reading: { understood }, corrections, names: found }: SearchPlan) {
    const graph = await index.graph()
    const citations = understood.citations.map(({ citation }) => ({
      citation,
      caseId: graph.resolve({ title: '', citation }),
    }))
    const isTold = understood.names.length === 0 && found.length <= namesTold
    const names = isTold ? found.map(({ title }) => title) : understood.names
    return { ...understood, names, citations, corrections }
  }

  async function orElse<T>(answer: Promise<T>, otherwise: T, doing: string): Promise<T> {
    try {
      return await answer
    } catch (failure) {
      needs.warn(failure, doing)
      return otherwise
    }
  }

  return { find, rank: async (question, weights) => (await rankQuestion(question, weights)).ranked }
}
