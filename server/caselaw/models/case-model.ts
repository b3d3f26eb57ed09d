import type { CaseSummary } from '#shared/contract/cases.ts'

/** A part of a found judgment, as it is shown to a model: data, never instructions. */
export type ModelPassage = {
  caseId: string
  caseTitle: string
  citation: string | null
  paragraphId: string
  label: string
  text: string
}

/**
 * A language model of the operator. Each call has its own time limit and throws when the model fails, is
 * slow or gives an unusable answer; the search then goes on without it.
 */
export type CaseModel = {
  name: string
  /** Words and provisions to search in addition to those typed. */
  rewrite: (query: string) => Promise<string[]>
  /** The ids in a better order. Unknown ids are ignored; ids left out follow in their old order. */
  rerank: (query: string, cases: { id: string; title: string; text: string }[]) => Promise<string[]>
  /** A short answer in which every statement has its source, already checked against the passages. */
  answer: (query: string, passages: ModelPassage[]) => Promise<Pick<CaseSummary, 'sentences' | 'removed'>>
}
