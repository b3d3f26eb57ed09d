import type { ProcedureCard, ProgressList } from '#shared/contract/procedures.ts'
import { derivePurpose } from '#shared/procedures/derive-purpose.ts'
import { type Purpose, purposes } from '#shared/procedures/purposes.ts'
import { anything } from '#web/search.ts'
import type { CardSay } from './card/messages.ts'
import type { ProceduresView } from './procedures-search.ts'

export type ListedProcedure = ProcedureCard & { purpose: Purpose; done: readonly number[] }

const nothing: readonly number[] = []

/** Each guide with its purpose and the user's progress. */
export function listGuides(
  procedures: readonly ProcedureCard[],
  progress: ProgressList = {},
): ListedProcedure[] {
  return procedures.map(procedure => ({
    ...procedure,
    done: progress[procedure.slug] ?? nothing,
    purpose: derivePurpose(procedure),
  }))
}

/** Applies all filters; search results keep the order of the search, best first. */
export function filterProcedures<One extends Pick<ListedProcedure, 'slug' | 'courts' | 'purpose'>>(
  procedures: readonly One[],
  { court, purpose }: Pick<ProceduresView, 'court' | 'purpose'>,
  found?: readonly string[],
): One[] {
  const searched = found?.flatMap(slug => procedures.find(one => one.slug === slug) ?? []) ?? procedures
  return searched
    .filter(one => court === anything || one.courts.includes(court))
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

export function describeCount(found: number, search: string | undefined, say: CardSay): string {
  const count = found.toLocaleString('en-IN')
  return search ? say('showingFor', { count, search }) : say('showing', { count })
}
