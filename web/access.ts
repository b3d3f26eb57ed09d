import type { Session } from '#web/session.ts'

/** Who may see a page: anyone; anyone, in two faces (`/`); whoever is signed in; administrators. */
export type Access = 'open' | 'home' | 'member' | 'admin'
export type View = 'page' | 'landing' | 'loading' | 'not-found' | 'sign-in' | 'denied' | 'unreachable'

/** The guard of every route. An unknown address has no access of its own. */
export function decideView(access: Access | undefined, session: Session): View {
  if (access === 'open') return 'page'
  if (session.state === 'loading' || session.state === 'unreachable') return session.state
  if (access === undefined) return 'not-found'
  if (session.state === 'signed-out') return access === 'home' ? 'landing' : 'sign-in'
  return access === 'admin' && !session.isAdmin ? 'denied' : 'page'
}
