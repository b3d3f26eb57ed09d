import type { Thesaurus } from '#server/content/thesaurus.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import type { CaseQuestion, CaseReference } from '#shared/contract/cases.ts'
import type { CaseFindings } from '../answering/find-cases.ts'
import type { SharedEdition } from '../lance/shared-editions.ts'
import type { Nearest } from '../library/vector-store.ts'

/** What a thread is started with. */
export type SearchLaw = { pairs: SectionMap['pairs']; thesaurus: Thesaurus }

/** One question, with all that its answer depends on. */
export type SearchJob = {
  question: CaseQuestion
  edition: SharedEdition
  /** The judgments nearest in meaning, where the operator has a model for that. */
  nearest: Nearest
  now: number
  /** Which of these judgments the question lists, in place of its results. */
  among?: readonly string[]
}

export type SearchAnswer = { findings: CaseFindings } | { listed: CaseReference[] }
