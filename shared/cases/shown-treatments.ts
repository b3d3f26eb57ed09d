import type { LaterKind } from './later-history.ts'

/**
 * The treatments that are shown as read from texts. Of the held-out sentences at least 20 must be of a kind,
 * and 95% of them right (server/caselaw/reading/treatments). What we write in content/cases is always shown.
 */
export const shownTreatments = ['distinguished', 'followed'] as const satisfies readonly LaterKind[]
export type ShownTreatment = (typeof shownTreatments)[number]

export function isShownTreatment(kind: LaterKind): kind is ShownTreatment {
  return shownTreatments.some(shown => shown === kind)
}
