import type { SaveView } from '#web/features/drafts/model/draft-session.ts'

export type SaveTone = 'calm' | 'busy' | 'warning'
export type SaveWords = { text: string; detail?: string; tone: SaveTone }

const notSaved = 'Not saved'

/** What to say about where the answers are; nothing while there is nothing to lose. */
export function describeSave({ state, isKept }: SaveView): SaveWords | null {
  const { phase, problem, message } = state
  if (state.conflicts.length > 0)
    return { text: 'Choose between two answers', detail: 'Changed here and elsewhere', tone: 'warning' }
  if (phase === 'new') return isKept ? { text: notSaved, detail: 'Kept on this device', tone: 'calm' } : null
  if (phase === 'clean') return { text: 'Saved', tone: 'calm' }
  if (phase === 'dirty' || phase === 'saving') return { text: 'Saving…', tone: 'busy' }
  if (problem === 'offline' && isKept) return { text: 'Offline: kept on this device', tone: 'warning' }
  if (problem === 'gone')
    return { text: notSaved, detail: 'This draft was deleted. Save Form keeps it anew.', tone: 'warning' }
  return { text: notSaved, detail: message ?? explain(problem), tone: 'warning' }
}

function explain(problem: SaveView['state']['problem']): string {
  if (problem === 'offline') return 'No connection, and no room on this device'
  return 'Trying again…'
}
