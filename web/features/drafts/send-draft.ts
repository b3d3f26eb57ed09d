import type { DraftView } from '#shared/contract/drafts.ts'
import { changeDraft, createDraft, readFailure, readNewerDraft } from './draft-calls.ts'
import { listUnsent, type Mine, type SaveEvent, type SaveState } from './save-state.ts'

export type Sent = { event: SaveEvent; saved?: DraftView } | { newer: DraftView }

/** One call: makes the draft, or writes what it lacks. Never throws: a failure is an event too. */
export async function sendDraft(state: SaveState, mine: Mine, key: string, formId: number): Promise<Sent> {
  const { draft } = state
  try {
    if (!draft) return saved(await createDraft({ key, formId, ...mine }), true)
    const unsent = listUnsent(state, mine) ?? {}
    const changed = await changeDraft(draft.id, { ...unsent, version: draft.version })
    return saved(changed, unsent.language !== undefined)
  } catch (error) {
    const newer = readNewerDraft(error)
    return newer ? { newer } : { event: { type: 'failed', ...readFailure(error) } }
  }
}

function saved(draft: DraftView, withLanguage: boolean): Sent {
  return { event: { type: 'saved', draft, withLanguage }, saved: draft }
}
