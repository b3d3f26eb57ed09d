import type { SaveView } from '#web/features/drafts/model/draft-session.ts'
import type { BuilderSay } from '../messages.ts'

export type SaveTone = 'calm' | 'busy' | 'warning'
export type SaveWords = { text: string; detail?: string; tone: SaveTone }
/** Translates a message of the server from English to the language of the page. */
export type SayRule = (message: string | undefined) => string | undefined

/** The text about where the answers are saved; null while there is nothing to lose. */
export function describeSave(view: SaveView, say: BuilderSay, sayRule: SayRule): SaveWords | null {
  const { state, isKept } = view
  const { phase, problem } = state
  if (state.conflicts.length > 0)
    return { text: say('chooseAnswer'), detail: say('changedHereAndElsewhere'), tone: 'warning' }
  if (phase === 'new')
    return isKept ? { text: say('notSaved'), detail: say('keptOnDevice'), tone: 'calm' } : null
  if (phase === 'clean') return { text: say('saved'), tone: 'calm' }
  if (phase === 'dirty' || phase === 'saving') return { text: say('saving'), tone: 'busy' }
  if (problem === 'offline' && isKept) return { text: say('offlineKept'), tone: 'warning' }
  if (problem === 'gone') return { text: say('notSaved'), detail: say('draftDeleted'), tone: 'warning' }
  const why = say(problem === 'offline' ? 'noRoom' : 'tryingAgain')
  return { text: say('notSaved'), detail: sayRule(state.message ?? undefined) ?? why, tone: 'warning' }
}
