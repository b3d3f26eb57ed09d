import { notify } from '#web/ui/toast-store.ts'
import { findFrame } from './messages.ts'

/** Tells the user that the session was ended elsewhere or has run out. */
export function notifySignedOut() {
  const say = findFrame()
  if (say) notify({ title: say('signedOut'), description: say('sessionEnded') })
}
