import type { CaseSummary } from '#shared/contract/cases.ts'

/** A piece of a retrieved judgment, as it is shown to a model: data, never instructions. */
export type ModelPassage = {
  caseId: string
  caseTitle: string
  citation: string | null
  paragraphId: string
  label: string
  text: string
}

/**
 * A language model of the operator's. Each call has a time limit of its own and throws when the model fails, is slow or
 * answers with something unusable; the search then goes on without it.
 */
export type CaseModel = {
  name: string
  /** Words and provisions to look for besides those typed. */
  rewrite: (query: string) => Promise<string[]>
  /** The ids in a better order; ids it does not know are ignored, those it leaves out keep their order behind. */
  rerank: (query: string, cases: { id: string; title: string; text: string }[]) => Promise<string[]>
  /** A short answer in which every statement has its source, already checked against the passages. */
  answer: (query: string, passages: ModelPassage[]) => Promise<Pick<CaseSummary, 'sentences' | 'removed'>>
}

/** Closeness in meaning, by the operator's embedding model. */
export type MeaningIndex = {
  /** Judgments in order of closeness; empty while nothing is embedded or when the model fails. */
  nearest: (query: string, limit: number) => Promise<string[]>
  close: () => Promise<void>
}
