import { setImmediate } from 'node:timers/promises'
import {
  type CaseQuestion,
  type CaseReference,
  type CaseResult,
  casesPerPage,
  type RankPart,
} from '#shared/contract/cases.ts'
import type { CaseFindings } from '../case-library.ts'
import type { CaseIndex } from '../index/case-index.ts'
import { readableParts } from '../index/layout.ts'
import type { CaseModel, MeaningIndex } from '../model/case-model.ts'
import { summariseWithModel } from '../model/summarise.ts'
import { presentCase } from '../present-case.ts'
import { type LongQuestion, longQuestion } from '../understanding/long-questions.ts'
import { understandQuery } from '../understanding/understand.ts'
import type { Law, Understanding } from '../understanding/understanding.ts'
import { createCasesNumbered } from './cases-numbered.ts'
import { completeReading } from './complete-reading.ts'
import { summariseByExtracts } from './extracts.ts'
import type { Matcher } from './find-marks.ts'
import { chooseNearest, loosenQuery } from './loosen-query.ts'
import { nameFinderOf } from './name-finder.ts'
import { choosePassages } from './passages.ts'
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
  /** Reads what is long beside everything else; without it, it is read here. */
  readLong?: (question: LongQuestion) => Promise<Understanding>
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

type Asking = { weights?: Record<RankPart, number> | undefined; withModels?: boolean }

export function createCaseFinder(needs: FinderNeeds): CaseFinder {
  const { index, law, model, meaning, clock } = needs

  async function find(question: CaseQuestion): Promise<CaseFindings> {
    const started = performance.now()
    const { plan, ranked, total, facets, filters } = await rankQuestion(question)
    const ordered = await rerank(question, ranked)
    const { page } = question
    const results = await presentResults(
      ordered.slice((page - 1) * casesPerPage, page * casesPerPage),
      plan.matcher,
    )
    const summary = page === 1 ? await summarise(question, results) : null
    const understood = completeReading(plan, filters, await index.graph(), law.sectionMap)
    const nearest = total === 0 ? await findNearest(plan) : []
    const tookMs = Math.round((performance.now() - started) * 10) / 10
    return { results, summary, total, page, facets, understood, nearest, tookMs }
  }

  /** Where nothing has all that was asked for: what has most of it. No model is asked for that. */
  async function findNearest(plan: SearchPlan): Promise<CaseReference[]> {
    const loosened = loosenQuery(plan)
    if (!loosened) return []
    const { ranked } = await rankQuestion(loosened, { withModels: false })
    return chooseNearest(ranked, await index.graph())
  }

  async function rankQuestion(question: CaseQuestion, { weights, withModels = true }: Asking = {}) {
    const { query } = question
    const [graph, terms] = [await index.graph(), await index.terms()]
    const finder = nameFinderOf(await index.catalogue(), { thesaurus: law.thesaurus, terms })
    const asksModel = withModels && model !== null && question.searchType !== 'keyword'
    const [rewritten, nearest] = await Promise.all([
      asksModel ? orElse(model.rewrite(query), [], 'rewriting a question') : [],
      meaning && withModels && question.searchType !== 'keyword' ? meaning.nearest(query, nearestWanted) : [],
    ])
    const vocabulary = await index.vocabulary()
    const casesNumbered = createCasesNumbered(await index.catalogue(), await index.numbers())
    const known = { ...law, casesNumbered }
    const reading = await readQuestion(question, { ...known, isName: finder.isName })
    const plan = planSearch(question, reading, { law: known, graph, terms, finder, vocabulary, rewritten })
    const ranked = await rankPlan(question, plan, {
      index,
      law,
      nearest,
      thisYear: clock().getFullYear(),
      weights,
    })
    return { plan, ...ranked }
  }

  function readQuestion({ query, searchType }: CaseQuestion, known: Law) {
    return needs.readLong && query.length > longQuestion
      ? needs.readLong({ text: query, searchType, knownCourts: law.knownCourts })
      : understandQuery(query, searchType, known)
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
      const passages = choosePassages(readableParts(judgment), matcher, judgment.sections)
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

  async function orElse<T>(answer: Promise<T>, otherwise: T, doing: string): Promise<T> {
    try {
      return await answer
    } catch (failure) {
      needs.warn(failure, doing)
      return otherwise
    }
  }

  return { find, rank: async (question, weights) => (await rankQuestion(question, { weights })).ranked }
}
