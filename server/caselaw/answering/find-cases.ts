import { setImmediate } from 'node:timers/promises'
import {
  type CaseQuestion,
  type CaseReference,
  type CaseResult,
  type CaseSearchAnswer,
  casesPerPage,
  type RankPart,
} from '#shared/contract/cases.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { summariseWithModel } from '../models/summarise.ts'
import { orderWithModel } from '../ranking/ask-model.ts'
import type { SearchPlan } from '../ranking/plan-search.ts'
import type { Ranked } from '../ranking/rank.ts'
import { type Edition, type LawBooks, type RankNeeds, rankQuestion } from '../ranking/rank-question.ts'
import type { Matcher } from '../text/find-marks.ts'
import { readableParts } from '../text/readable-parts.ts'
import { completeReading } from './complete-reading.ts'
import { summariseByExtracts } from './extracts.ts'
import { findAmong } from './find-among.ts'
import { presentTreatments } from './list-treatments.ts'
import { chooseNearest, loosenQuery } from './loosen-query.ts'
import { choosePassages } from './passages.ts'
import { presentCase } from './present-case.ts'

/** What was found, before the parts that depend on the user are added. */
export type CaseFindings = Omit<CaseSearchAnswer, 'recentId' | 'counted'>

export type FinderNeeds = RankNeeds & {
  index: Pick<CaseIndex, 'withSnapshot'>
  law: LawBooks
}

export type CaseFinder = {
  find: (question: CaseQuestion) => Promise<CaseFindings>
  /** Of these judgments, those that the question lists, best first. */
  findAmong: (question: CaseQuestion, ids: readonly string[]) => Promise<CaseReference[]>
  /** The complete ranked list, for the evaluation. */
  rank: (question: CaseQuestion, weights?: Record<RankPart, number>) => Promise<Ranked[]>
}

/** Each question is answered from one edition, even if another one is published meanwhile. */
export function createCaseFinder({ index, law, ...needs }: FinderNeeds): CaseFinder {
  return {
    find: question => index.withSnapshot(snapshot => findIn({ snapshot, law }, question, needs)),
    findAmong: (question, ids) =>
      index.withSnapshot(snapshot => findAmong(question, ids, { snapshot, law }, needs)),
    rank: (question, weights) =>
      index.withSnapshot(
        async snapshot => (await rankQuestion(question, { snapshot, law }, needs, { weights })).ranked,
      ),
  }
}

async function findIn(edition: Edition, question: CaseQuestion, needs: RankNeeds): Promise<CaseFindings> {
  const started = performance.now()
  const { snapshot, law } = edition
  const { plan, ranked, total, facets, filters } = await rankQuestion(question, edition, needs)
  const ordered = await orderWithModel(ranked, question, snapshot, needs)
  const { page } = question
  const shown = ordered.slice((page - 1) * casesPerPage, page * casesPerPage)
  const results = await presentResults(shown, edition, plan.matcher)
  const summary = page === 1 ? await summarise(question, results, needs) : null
  const understood = completeReading(plan, filters, law.sectionMap)
  const nearest = total === 0 ? await findNearest(plan, edition, needs) : []
  const tookMs = Math.round((performance.now() - started) * 10) / 10
  return { results, summary, total, page, facets, understood, nearest, tookMs }
}

/** If no judgment has everything that was asked: those that have most of it. No model is used for this. */
async function findNearest(plan: SearchPlan, edition: Edition, needs: RankNeeds): Promise<CaseReference[]> {
  const loosened = loosenQuery(plan)
  if (!loosened) return []
  const { ranked } = await rankQuestion(loosened, edition, needs, { withModels: false })
  return chooseNearest(ranked)
}

async function presentResults(
  shown: readonly Ranked[],
  { snapshot, law }: Edition,
  matcher: Matcher,
): Promise<CaseResult[]> {
  const ids = shown.map(({ entry }) => entry.id)
  const [judgments, treatments] = await Promise.all([snapshot.judgments(ids), snapshot.treatments(ids)])
  const byId = new Map(judgments.map(judgment => [judgment.id, judgment]))
  const results: CaseResult[] = []
  for (const [at, { entry, score, explain }] of shown.entries()) {
    const judgment = byId.get(entry.id)
    if (!judgment) continue
    const passages = choosePassages(readableParts(judgment), matcher, judgment.sections)
    const presented = presentCase({ ...judgment, citedByCount: entry.citedByCount }, law.sectionMap)
    const treatedIn = presentTreatments(treatments[at] ?? [])
    results.push({ ...presented, relevanceScore: score, passages, why: explain(), treatedIn })
    // A long judgment takes milliseconds; this lets other requests be answered in between.
    await setImmediate()
  }
  return results
}

/** A keyword search is not a question, so no model answers it. */
function summarise({ query, searchType }: CaseQuestion, results: readonly CaseResult[], needs: RankNeeds) {
  const extracts = summariseByExtracts(results)
  if (needs.model === null || searchType === 'keyword') return extracts
  return summariseWithModel(needs.model, query, results, extracts)
}
