/** What the server is known to hold. */
export type StoredNote = { note: string; version: number }

/** clean: the server has it. dirty: to be sent in a moment. saving: on its way. failed: it will be tried again. */
type NotePhase = 'clean' | 'dirty' | 'saving' | 'failed'

export type NoteState = {
  text: string
  stored: StoredNote
  phase: NotePhase
  /** What another tab or device wrote meanwhile: nothing is sent until the user has chosen. */
  theirs: StoredNote | null
  message: string | null
}

export type NoteEvent =
  | { type: 'typed'; text: string }
  | { type: 'sent' }
  | { type: 'saved'; stored: StoredNote }
  | { type: 'changed-elsewhere'; stored: StoredNote }
  | { type: 'failed'; message: string | null }
  | { type: 'chosen'; text: string }
  | { type: 'read'; stored: StoredNote }

export function startNote(stored: StoredNote): NoteState {
  return { text: stored.note, stored, phase: 'clean', theirs: null, message: null }
}

export function nextNote(state: NoteState, event: NoteEvent): NoteState {
  switch (event.type) {
    case 'typed':
      return settle({ ...state, text: event.text }, state.phase === 'saving' ? 'saving' : undefined)
    case 'sent':
      return { ...state, phase: 'saving' }
    case 'saved':
      return settle({ ...state, stored: event.stored, message: null })
    case 'changed-elsewhere':
      return takeNewer(state, event.stored)
    case 'failed':
      return { ...state, phase: 'failed', message: event.message }
    case 'chosen':
      return settle({ ...state, text: event.text, stored: state.theirs ?? state.stored, theirs: null })
    case 'read':
      return state.phase === 'clean' ? takeStored(state, event.stored) : state
  }
}

/** Whether there is something to send and no conflict to resolve first. */
export function isUnsent({ phase, theirs }: NoteState): boolean {
  return theirs === null && (phase === 'dirty' || phase === 'failed')
}

/** Both texts, one below the other. */
export function joinNotes(mine: string, theirs: string): string {
  return [mine.trim(), theirs.trim()].filter(Boolean).join('\n\n')
}

function takeStored(state: NoteState, stored: StoredNote): NoteState {
  return stored.note === state.text.trim() ? { ...state, stored } : startNote(stored)
}

function takeNewer(state: NoteState, stored: StoredNote): NoteState {
  const isSame = stored.note === state.text.trim()
  return settle(isSame ? { ...state, stored } : { ...state, theirs: stored })
}

/** The server keeps a note without the space around it. */
function settle(state: NoteState, phase?: NotePhase): NoteState {
  const isStored = state.theirs === null && state.text.trim() === state.stored.note
  return { ...state, phase: phase ?? (isStored ? 'clean' : 'dirty') }
}
