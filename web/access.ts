import { readSession, type Session } from '#web/session.ts'

/** Who may see a page: anyone; anyone, in two faces (`/`); whoever is signed in; administrators. */
export type Access = 'open' | 'home' | 'member' | 'admin'
export type View = 'page' | 'landing' | 'loading' | 'not-found' | 'sign-in' | 'denied' | 'unreachable'

/** What a page's address shows. An unknown address has no access of its own. */
export function decideView(access: Access | undefined, session: Session): View {
  if (access === 'open') return 'page'
  if (session.state === 'loading' || session.state === 'unreachable') return session.state
  if (access === undefined) return 'not-found'
  if (session.state === 'signed-out') return access === 'home' ? 'landing' : 'sign-in'
  return access === 'admin' && !session.isAdmin ? 'denied' : 'page'
}

/** Why a page was not fetched: whoever asked for it does not see it. */
export class Refusal extends Error {}

/**
 * The guard of every route, run before its code and data are fetched. Where the server has yet to say who is signed
 * in, the page is fetched meanwhile; shell/Shell.tsx waits for the answer.
 */
export function guard(access: Access): View {
  const view = decideView(access, readSession())
  if (view === 'sign-in' || view === 'denied') throw new Refusal(view)
  return view
}
