import { changeDraftCall, createDraftCall, type DraftView } from '#shared/contract/drafts.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import { send } from '#web/calls.ts'
import { deriveFailure, deriveNewerDraft } from '../calls.ts'
import type { AboutCopy } from './device-copy.ts'
import { listUnsent, type Mine, type SaveEvent, type SaveState } from './save-state.ts'

export type Sent = { event: SaveEvent; saved?: DraftView } | { newer: DraftView }
export type Naming = (values: FormValues) => string | undefined

/** Creates the draft or sends its changes. Never throws: a failure is an event too. */
export async function sendDraft(state: SaveState, mine: Mine, about: AboutCopy, name: Naming): Promise<Sent> {
  const { draft } = state
  const { key, formId, formTitle } = about
  // A title chosen by the user is kept; the form's own title may be replaced by a better one.
  const title = !draft || draft.title === formTitle ? name(mine.values) : undefined
  try {
    if (!draft) return saved(await send(createDraftCall, { body: { key, formId, title, ...mine } }), true)
    const unsent = listUnsent(state, mine) ?? {}
    const changed = await send(changeDraftCall, {
      params: draft,
      body: { ...unsent, title, version: draft.version },
    })
    return saved(changed, unsent.language !== undefined)
  } catch (error) {
    const newer = deriveNewerDraft(error)
    return newer ? { newer } : { event: { type: 'failed', ...deriveFailure(error) } }
  }
}

function saved(draft: DraftView, withLanguage: boolean): Sent {
  return { event: { type: 'saved', draft, withLanguage }, saved: draft }
}
