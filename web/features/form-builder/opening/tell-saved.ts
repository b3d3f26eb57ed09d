import type { SaveState } from '#web/features/drafts/public.ts'
import type { ToastInput } from '#web/ui/toast-store.ts'

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
  return { title: 'Saved to your drafts', description: describeMissing(missing), tone: 'success' }
}

function describeMissing(missing: number): string | undefined {
  if (missing === 0) return undefined
  return missing === 1 ? '1 required answer is missing.' : `${missing} required answers are missing.`
}
