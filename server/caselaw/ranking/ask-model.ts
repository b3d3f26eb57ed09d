import type { CaseQuestion } from '#shared/contract/cases.ts'
import type { Snapshot } from '../library/case-index.ts'
import type { MeaningIndex, Nearest } from '../library/vector-store.ts'
import type { CaseModel } from '../models/case-model.ts'
import { readableParts } from '../text/readable-parts.ts'
import { applyOrder } from './apply-order.ts'
import type { Ranked } from './rank.ts'

export type ModelNeeds = {
  model: CaseModel | null
  meaning: MeaningIndex | null
  /** Called when a model fails; the search goes on without it. */
  warn: (failure: unknown, doing: string) => void
}

const rerankedByModel = 15
const rerankedText = 1200
export const nearestWanted = 200

/** More words to search for, and the judgments nearest in meaning. A keyword search asks no model. */
export async function askModels({ query, searchType }: CaseQuestion, { model, meaning, warn }: ModelNeeds) {
  if (searchType === 'keyword') return noModelAnswers
  const [rewritten, nearest] = await Promise.all([
    model ? orElse(model.rewrite(query), [], failure => warn(failure, 'rewriting a question')) : [],
    meaning ? meaning.nearest(query, nearestWanted) : [],
  ])
  return { rewritten, nearest }
}

export const noModelAnswers: { rewritten: string[]; nearest: Nearest } = { rewritten: [], nearest: [] }

/** The best results in the order of the model, if there is one. */
export async function orderWithModel(
  ranked: Ranked[],
  { query, searchType, sort }: CaseQuestion,
  snapshot: Pick<Snapshot, 'judgments'>,
  { model, warn }: ModelNeeds,
): Promise<Ranked[]> {
  if (model === null || searchType === 'keyword' || sort !== 'relevance' || ranked.length < 2) return ranked
  const first = ranked.slice(0, rerankedByModel)
  const judgments = await snapshot.judgments(first.map(({ entry }) => entry.id))
  const shown = judgments.map(one => ({
    id: one.id,
    title: one.title,
    text: readableParts(one)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, rerankedText),
  }))
  const order = await orElse(model.rerank(query, shown), [], failure => warn(failure, 'ordering results'))
  return [...applyOrder(first, order), ...ranked.slice(rerankedByModel)]
}

async function orElse<T>(answer: Promise<T>, otherwise: T, warn: (failure: unknown) => void): Promise<T> {
  try {
    return await answer
  } catch (failure) {
    warn(failure)
    return otherwise
  }
}
