import type { SaveState } from '#web/features/drafts/model/save-state.ts'
import type { ToastInput } from '#web/ui/toast-store.ts'
import { showConflicts } from '../saving/ConflictPanel.tsx'

/** What Save Form answers. */
export function tellSaved(state: SaveState, missing: number): ToastInput {
  if (state.phase === 'waiting' && state.problem === 'offline')
    return {
      title: 'No connection',
      description: 'Your answers are kept on this device and saved once it is back.',
    }
  if (state.phase === 'waiting' || state.phase === 'refused')
    return {
      title: 'Not saved',
      description: state.message ?? 'The server could not take it. Trying again.',
      tone: 'danger',
    }
  if (state.conflicts.length > 0)
    return {
      title: 'Choose between two answers',
      description: `${describeWaiting(state.conflicts.length)} not saved until you choose.`,
      action: { label: 'Show', onPress: showConflicts },
    }
  return { title: 'Saved to your drafts', description: describeMissing(missing), tone: 'success' }
}

function describeMissing(missing: number): string | undefined {
  if (missing === 0) return undefined
  return missing === 1 ? '1 required answer is missing.' : `${missing} required answers are missing.`
}

function describeWaiting(count: number): string {
  return count === 1
    ? 'One answer was changed elsewhere too and is'
    : `${count} answers were changed elsewhere too and are`
}
