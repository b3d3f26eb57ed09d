import type { ProcedureView, ProgressList } from '#shared/contract/procedures.ts'
import { derivePurpose, type Purpose, purposes } from '#shared/procedures/purposes.ts'
import { markProgress } from '#shared/procedures/statuses.ts'
import { anything, type ProceduresView } from './procedures-view.ts'

export type ListedProcedure = ProcedureView & { purpose: Purpose }

/** Each guide with its purpose, as it stands for somebody who has come so far in it. */
export function listGuides(
  procedures: readonly ProcedureView[],
  progress: ProgressList = {},
): ListedProcedure[] {
  return procedures.map(procedure => ({
    ...markProgress(procedure, progress[procedure.slug] ?? []),
    purpose: derivePurpose(procedure),
  }))
}

/** Both filters at once. */
export function filterProcedures<One extends Pick<ListedProcedure, 'courtType' | 'purpose'>>(
  procedures: readonly One[],
  { court, purpose }: ProceduresView,
): One[] {
  return procedures
    .filter(one => court === anything || one.courtType === court)
    .filter(one => purpose === anything || one.purpose === purpose)
}

/** The purposes that some guide has, and the chosen one in any case. */
export function listPurposes(
  procedures: readonly Pick<ListedProcedure, 'purpose'>[],
  chosen: string,
): Purpose[] {
  const found = new Set(procedures.map(one => one.purpose))
  return purposes.filter(purpose => found.has(purpose) || purpose === chosen)
}

export function describeCount(count: number): string {
  return `Showing ${count.toLocaleString('en-IN')} procedure(s)`
}
