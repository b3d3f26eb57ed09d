import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { ShownTreatment } from '#shared/cases/shown-treatments.ts'
import type {
  CaseCorpus,
  CaseQuestion,
  CaseRecord,
  CaseReference,
  CaseView,
  CitedByAnswer,
} from '#shared/contract/cases.ts'
import type { CaseFindings } from './answering/find-cases.ts'

/** The judgments of this installation, as the API calls need them. */
export type CaseLibrary = {
  search: (question: CaseQuestion) => Promise<CaseFindings>
  /** Of these judgments, those that the question lists, best first. */
  findAmong: (question: CaseQuestion, ids: readonly string[]) => Promise<CaseReference[]>
  /** All that is published. The edition has another name after each publication. */
  listIds: () => Promise<{ edition: string; ids: string[] }>
  browse: (options: { category?: CaseCategory; page: number }) => Promise<CaseRecord[]>
  read: (id: string) => Promise<CaseView | null>
  /** The judgments that cite it, latest first; with a treatment, only those that say so. */
  citedBy: (id: string, part: { page: number; treatment?: ShownTreatment }) => Promise<CitedByAnswer | null>
  /** In the order asked for; unknown ids are left out. */
  references: (ids: string[]) => Promise<CaseReference[]>
  describe: () => Promise<CaseCorpus>
  close: () => Promise<void>
}
