import type { CaseResult, CaseSummary } from '#shared/contract/cases.ts'
import type { CaseModel, ModelPassage } from './case-model.ts'
import { ModelError } from './model-error.ts'

const mostPassages = 12
const mostText = 6000

/** The model's answer from the first results, or the extracts with the reason why there is no answer. */
export async function summariseWithModel(
  model: CaseModel,
  query: string,
  results: readonly CaseResult[],
  extracts: CaseSummary | null,
): Promise<CaseSummary> {
  const passages = choosePassagesToShow(results)
  if (passages.length === 0) return fallBack(extracts, null)
  try {
    const { sentences, removed } = await model.answer(query, passages)
    if (sentences.length > 0) return { kind: 'model', sentences, model: model.name, removed, notice: null }
    return { ...fallBack(extracts, whyNothing(removed)), removed }
  } catch (error) {
    return fallBack(extracts, error instanceof ModelError ? error.message : 'The model failed.')
  }
}

function whyNothing(removed: CaseSummary['removed']): string {
  return removed.length > 0
    ? 'Nothing of what the model wrote is borne out by its sources.'
    : 'The model found no answer in these judgments.'
}

function fallBack(extracts: CaseSummary | null, reason: string | null): CaseSummary {
  const none: CaseSummary = { kind: 'extracts', sentences: [], model: null, removed: [], notice: reason }
  if (!extracts || extracts.sentences.length === 0) return none
  return { ...extracts, notice: reason?.replace(/\.$/, '; these are extracts.') ?? null }
}

/**
 * The best passage of each result first, then the second ones, up to the limit of text; returned in the
 * order of the results.
 */
export function choosePassagesToShow(results: readonly CaseResult[]): ModelPassage[] {
  const offered = results
    .slice(0, mostPassages)
    .flatMap((result, place) =>
      result.passages.map((passage, rank) => ({ place, rank, passage: toModelPassage(result, passage) })),
    )
  offered.sort((one, other) => one.rank - other.rank || one.place - other.place)
  let room = mostText
  const chosen = offered.filter(({ passage }) => {
    if (passage.text.length > room) return false
    room -= passage.text.length
    return true
  })
  return chosen
    .slice(0, mostPassages)
    .sort((one, other) => one.place - other.place || one.rank - other.rank)
    .map(({ passage }) => passage)
}

function toModelPassage(
  { id, caseTitle, citation }: CaseResult,
  { paragraphId, label, text }: CaseResult['passages'][number],
): ModelPassage {
  return { caseId: id, caseTitle, citation, paragraphId, label, text: text.slice(0, mostText) }
}
