import { changeDraftCall, type DraftSummary, type DraftView } from '#shared/contract/drafts.ts'
import { send } from '#web/calls.ts'
import { readNewerDraft } from './calls.ts'

/** A draft that was only written in meanwhile takes its new name all the same; one renamed meanwhile is not overwritten. */
export async function renameDraft(draft: DraftSummary, title: string): Promise<DraftView> {
  try {
    return await send(changeDraftCall, { params: draft, body: { title, version: draft.version } })
  } catch (error) {
    const newer = readNewerDraft(error)
    if (newer?.title !== draft.title) throw error
    return send(changeDraftCall, { params: newer, body: { title, version: newer.version } })
  }
}
