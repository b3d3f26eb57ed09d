import type { DraftSummary, DraftView } from '#shared/contract/drafts.ts'
import { changeDraft, readNewerDraft } from './calls.ts'

/** A draft that was only written in meanwhile takes its new name all the same; one renamed meanwhile is not overwritten. */
export async function renameDraft(draft: DraftSummary, title: string): Promise<DraftView> {
  try {
    return await changeDraft(draft.id, { title, version: draft.version })
  } catch (error) {
    const newer = readNewerDraft(error)
    if (newer?.title !== draft.title) throw error
    return changeDraft(newer.id, { title, version: newer.version })
  }
}
