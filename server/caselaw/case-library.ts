import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { ShownTreatment } from '#shared/cases/shown-treatments.ts'
import type { CaseBench, CaseList, CaseListQuery, JudgeProfile } from '#shared/contract/case-lists.ts'
import type { CaseHistory, CaseNetwork } from '#shared/contract/case-pictures.ts'
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
  /** With the signal, nobody waits for the answer any more. */
  search: (question: CaseQuestion, signal?: AbortSignal) => Promise<CaseFindings>
  /** Of these judgments, those that the question lists, best first. */
  findAmong: (question: CaseQuestion, ids: readonly string[]) => Promise<CaseReference[]>
  /** The latest of those that the question lists; without a model. */
  listNewest: (question: CaseQuestion, most: number) => Promise<CaseReference[]>
  /** All that is published. The edition has another name after each publication. */
  listIds: () => Promise<{ edition: string; ids: string[] }>
  browse: (options: { category?: CaseCategory; page: number }) => Promise<CaseRecord[]>
  /** Without words; null if there is no such court or judge. */
  list: (asked: CaseListQuery) => Promise<CaseList | null>
  describeCourt: (slug: string) => Promise<CaseBench | null>
  describeJudge: (slug: string) => Promise<JudgeProfile | null>
  findJudges: (name: string) => Promise<string[]>
  read: (id: string) => Promise<CaseView | null>
  /** The judgments that cite it, latest first; with a treatment, only those that say so. */
  citedBy: (id: string, part: { page: number; treatment?: ShownTreatment }) => Promise<CitedByAnswer | null>
  /** What later judgments and Acts did with it, year by year. */
  history: (id: string) => Promise<CaseHistory | null>
  /** Those of the library that it cites and that cite it, the most cited of each. */
  network: (id: string) => Promise<CaseNetwork | null>
  /** Others that are like it, best first; no model is asked. */
  like: (id: string) => Promise<CaseReference[] | null>
  /** In the order asked for; unknown ids are left out. */
  references: (ids: string[]) => Promise<CaseReference[]>
  describe: () => Promise<CaseCorpus>
  close: () => Promise<void>
}
