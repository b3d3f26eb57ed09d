import type { SaveState } from '#web/features/drafts/model/save-state.ts'
import type { ToastInput } from '#web/ui/toast-store.ts'
import type { BuilderSay } from '../messages.ts'
import { showConflicts } from '../saving/ConflictPanel.tsx'
import type { SayRule } from '../saving/describe-save.ts'

/** The message after Save Form. */
export function tellSaved(state: SaveState, missing: number, say: BuilderSay, sayRule: SayRule): ToastInput {
  const { phase, problem, message, conflicts } = state
  if (phase === 'waiting' && problem === 'offline')
    return { title: say('noConnection'), description: say('keptUntilBack') }
  if (phase === 'waiting' || phase === 'refused')
    return {
      title: say('notSaved'),
      description: sayRule(message ?? undefined) ?? say('notTaken'),
      tone: 'danger',
    }
  if (conflicts.length > 0)
    return {
      title: say('chooseAnswer'),
      description: say('waitsForChoice', { count: conflicts.length }),
      action: { label: say('show'), onPress: showConflicts },
    }
  return {
    title: say('savedToDrafts'),
    description: missing === 0 ? undefined : say('missing', { count: missing }),
    tone: 'success',
  }
}
