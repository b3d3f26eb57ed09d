import { setImmediate } from 'node:timers/promises'
import type { Judgment } from '#shared/cases/judgment.ts'
import {
  type CaseQuestion,
  type CaseReference,
  type CaseResult,
  type CaseSearchAnswer,
  casesPerPage,
  type RankPart,
} from '#shared/contract/cases.ts'
import type { CaseIndex, Snapshot } from '../library/case-index.ts'
import { summariseWithModel } from '../models/summarise.ts'
import type { CitedCase } from '../names/where-cited.ts'
import { orderWithModel } from '../ranking/ask-model.ts'
import type { SearchPlan } from '../ranking/plan-search.ts'
import type { Ranked } from '../ranking/rank.ts'
import {
  type Edition,
  type LawBooks,
  type RankedQuestion,
  type RankNeeds,
  rankQuestion,
} from '../ranking/rank-question.ts'
import { readableParts } from '../text/readable-parts.ts'
import { findCitingPassage } from './citing-passage.ts'
import { completeReading } from './complete-reading.ts'
import { summariseByExtracts } from './extracts.ts'
import { findAmong } from './find-among.ts'
import { presentTreatments } from './list-treatments.ts'
import { chooseNearest, loosenQuery } from './loosen-query.ts'
import { choosePassages } from './passages.ts'
import { presentCase, presentReference } from './present-case.ts'

/** What was found, before the parts that depend on the user are added. */
export type CaseFindings = Omit<CaseSearchAnswer, 'recentId' | 'counted'>

export type FinderNeeds = RankNeeds & {
  index: Pick<CaseIndex, 'withSnapshot'>
  law: LawBooks
}

export type CaseFinder = {
  /** With the signal, nothing more is looked for. */
  find: (question: CaseQuestion, signal?: AbortSignal) => Promise<CaseFindings>
  /** Of these judgments, those that the question lists, best first. */
  findAmong: (question: CaseQuestion, ids: readonly string[]) => Promise<CaseReference[]>
  /** The latest of those that the question lists; without a model. */
  listNewest: (question: CaseQuestion, most: number) => Promise<CaseReference[]>
  /** The best of those that the question lists; without a model. */
  listBest: (question: RankedQuestion, most: number) => Promise<CaseReference[]>
  /** The complete ranked list, for the evaluation. */
  rank: (question: CaseQuestion, weights?: Record<RankPart, number>) => Promise<Ranked[]>
}

/** Each question is answered from one edition, even if another one is published meanwhile. */
export function createCaseFinder(given: FinderNeeds): CaseFinder {
  const { index, law } = given
  // For each question anew: a model may be switched off and on.
  const readNeeds = ({ index: _index, law: _law, ...needs }: FinderNeeds): RankNeeds => needs
  return {
    find: (question, signal) =>
      index.withSnapshot(snapshot => findIn({ snapshot, law }, question, { ...readNeeds(given), signal })),
    findAmong: (question, ids) =>
      index.withSnapshot(snapshot => findAmong(question, ids, { snapshot, law }, readNeeds(given))),
    listNewest: (question, most) =>
      index.withSnapshot(async snapshot => {
        const newest = { ...question, sort: 'newest' as const }
        const { ranked } = await rankQuestion(newest, { snapshot, law }, readNeeds(given), {
          withModels: false,
        })
        return ranked.slice(0, most).map(({ entry }) => presentReference(entry))
      }),
    listBest: (question, most) =>
      index.withSnapshot(async snapshot => {
        const { ranked } = await rankQuestion(question, { snapshot, law }, readNeeds(given), {
          withModels: false,
        })
        return ranked.slice(0, most).map(({ entry }) => presentReference(entry))
      }),
    rank: (question, weights) =>
      index.withSnapshot(
        async snapshot =>
          (await rankQuestion(question, { snapshot, law }, readNeeds(given), { weights })).ranked,
      ),
  }
}

type FindNeeds = RankNeeds & { signal: AbortSignal | undefined }

async function findIn(edition: Edition, question: CaseQuestion, needs: FindNeeds): Promise<CaseFindings> {
  const started = performance.now()
  const { snapshot, law } = edition
  const { plan, ranked, count, filters, read } = await rankQuestion(question, edition, needs)
  needs.signal?.throwIfAborted()
  const ordered = await orderWithModel(ranked, question, snapshot, needs)
  const { page } = question
  const shown = ordered.slice((page - 1) * casesPerPage, page * casesPerPage)
  // What was found is counted while the first judgments are being read.
  const [results, { total, facets }] = await Promise.all([
    presentResults(shown, edition, { plan, read }, needs.signal),
    count(),
  ])
  // In another order the first judgments are not those that answer best.
  const summary =
    page === 1 && question.sort === 'relevance' ? await summarise(question, results, needs) : null
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
  { plan, read }: { plan: SearchPlan; read: readonly Judgment[] },
  signal: AbortSignal | undefined,
): Promise<CaseResult[]> {
  const ids = shown.map(({ entry }) => entry.id)
  const byId = new Map(read.map(judgment => [judgment.id, judgment]))
  const [judgments, treatments, asked] = await Promise.all([
    snapshot.judgments(ids.filter(id => !byId.has(id))),
    snapshot.treatments(ids),
    listAskedCases(plan, snapshot),
  ])
  for (const judgment of judgments) byId.set(judgment.id, judgment)
  const results: CaseResult[] = []
  for (const [at, { entry, score, explain }] of shown.entries()) {
    const judgment = byId.get(entry.id)
    if (!judgment) continue
    const passages = choosePassagesOf(judgment, plan, asked)
    const presented = presentCase({ ...judgment, citedByCount: entry.citedByCount }, law.sectionMap)
    const treatedIn = presentTreatments(treatments[at] ?? [])
    results.push({ ...presented, relevanceScore: score, passages, why: explain(), treatedIn })
    // A long judgment takes milliseconds; this lets other requests be answered in between.
    await setImmediate()
    signal?.throwIfAborted()
  }
  return results
}

const mostAsked = 3

/** The cases that are asked for by citation or name: a result shows first where it cites one of them. */
async function listAskedCases(
  { reading, asked, names }: SearchPlan,
  snapshot: Snapshot,
): Promise<Map<string, CitedCase>> {
  const typed = reading.understood.citations.map(({ citation }) => citation)
  const ids = [...asked, ...names.map(({ id }) => id)].slice(0, mostAsked)
  const known = ids.length > 0 ? await snapshot.entries(ids) : []
  return new Map<string, CitedCase>([
    ...known.map(entry => [entry.id, entry] as const),
    ...typed.slice(0, mostAsked).map(citation => [citation, { title: '', citations: [citation] }] as const),
  ])
}

function choosePassagesOf(
  judgment: Judgment,
  { matcher }: SearchPlan,
  asked: ReadonlyMap<string, CitedCase>,
): CaseResult['passages'] {
  const passages = choosePassages(readableParts(judgment), matcher, judgment.sections)
  const citing = asked.has(judgment.id) ? null : findCitingPassage(judgment.paragraphs, [...asked.values()])
  if (!citing) return passages
  const others = passages.filter(({ paragraphId }) => paragraphId !== citing.paragraphId)
  return [citing, ...others].slice(0, Math.max(1, passages.length))
}

/** A keyword search is not a question, so no model answers it. */
function summarise({ query, searchType }: CaseQuestion, results: readonly CaseResult[], needs: RankNeeds) {
  const extracts = summariseByExtracts(results)
  if (needs.model === null || searchType === 'keyword') return extracts
  return summariseWithModel(needs.model, query, results, extracts)
}
