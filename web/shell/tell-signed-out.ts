import { notify } from '#web/ui/toast-store.ts'
import { findFrame } from './messages.ts'

/** The session ended somewhere else; whoever sits here is told. */
export function tellSignedOut() {
  const say = findFrame()
  if (say) notify({ title: say('signedOut'), description: say('sessionEnded') })
}
