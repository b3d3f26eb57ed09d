import type { DraftSummary } from '#shared/contract/drafts.ts'
import type { KeptAnswers } from '#web/features/drafts/model/kept-answers.ts'

/** A form that the user worked on. */
export type RecentWork = {
  formId: number
  draftId?: number
  title: string
  changedAt: number
  isOnDevice: boolean
}

export const recentLimit = 3

/** Stored drafts and unsaved answers of this device, latest first. */
export function listRecentWork(drafts: readonly DraftSummary[], kept: readonly KeptAnswers[]): RecentWork[] {
  const works = new Map<string, RecentWork>()
  for (const { id, formId, title, updatedAt } of drafts)
    works.set(keyOf(formId, id), {
      formId,
      draftId: id,
      title,
      changedAt: Date.parse(updatedAt),
      isOnDevice: false,
    })
  for (const { formId, draftId, formTitle, keptAt } of kept) {
    const key = keyOf(formId, draftId)
    const known = works.get(key) ?? { formId, draftId, title: formTitle, changedAt: keptAt }
    works.set(key, { ...known, changedAt: Math.max(known.changedAt, keptAt), isOnDevice: true })
  }
  return [...works.values()].sort((a, b) => b.changedAt - a.changedAt).slice(0, recentLimit)
}

function keyOf(formId: number, draftId: number | undefined): string {
  return draftId === undefined ? `form ${formId}` : `draft ${draftId}`
}
