import { isShownTreatment, type ShownTreatment, shownTreatments } from '#shared/cases/shown-treatments.ts'
import type { CaseTreatment, CitedByAnswer, TreatedIn } from '#shared/contract/cases.ts'
import type { CitedBy, Told, Treatment } from '../library/case-index.ts'
import { presentReference } from './present-case.ts'

/** The judgments that cite one, each with what it says was done to it, of the kinds that are right often enough. */
export function presentCitedBy({ total, citing, kinds }: CitedBy): CitedByAnswer {
  return {
    total,
    cases: citing.map(({ entry, told }) => ({
      ...presentReference(entry),
      treatments: told.flatMap(presentTold),
    })),
    treatments: inOrder(
      kinds.flatMap(({ kind, count }) => (isShownTreatment(kind) ? [{ kind, count }] : [])),
    ),
  }
}

/** For a list of results: of each kind the latest judgment that says so, and how many do. */
export function presentTreatments(treatments: readonly Treatment[]): TreatedIn[] {
  return inOrder(
    treatments.flatMap(({ count, entry: { id, title, year }, told }) =>
      presentTold(told).map(treatment => ({ ...treatment, count, citing: { id, caseTitle: title, year } })),
    ),
  )
}

function presentTold({ kind, isTold, by, sentence, paragraphId }: Told): CaseTreatment[] {
  return isShownTreatment(kind) ? [{ kind, isTold, by: by?.title ?? null, sentence, paragraphId }] : []
}

function inOrder<Of extends { kind: ShownTreatment }>(treatments: readonly Of[]): Of[] {
  return treatments.toSorted(
    (one, other) => shownTreatments.indexOf(one.kind) - shownTreatments.indexOf(other.kind),
  )
}
