import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useSignInAddress } from '#web/own-address.ts'
import type { Session } from '#web/session.ts'
import { useFrame } from '#web/shell/messages.ts'
import { Button } from '#web/ui/Button.tsx'

/** At the right of the header on a wide screen, at the bottom of the menu on a phone. */
export function AccountActions({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const say = useFrame()
  const signInAddress = useSignInAddress()
  if (session.state === 'loading') return null
  if (session.state === 'signed-out') {
    return (
      <>
        <ButtonLink {...signInAddress} variant="secondary">
          {say('signIn')}
        </ButtonLink>
        <ButtonLink to="/register">{say('register')}</ButtonLink>
      </>
    )
  }
  return (
    <>
      {session.state === 'signed-in' ? (
        <Link
          to="/drafts"
          className="flex min-h-11 items-center rounded-md px-3 text-sm font-semibold no-underline hover:bg-sunken"
        >
          {say('drafts')}
        </Link>
      ) : null}
      {session.state === 'signed-in' ? (
        <Link
          to="/profile"
          className="flex min-h-11 max-w-64 items-center rounded-md px-3 text-sm font-semibold no-underline hover:bg-sunken"
        >
          <span className="truncate">{say('welcome', { name: session.firstName || session.username })}</span>
        </Link>
      ) : null}
      <Button variant="secondary" onClick={onLeave}>
        {say('logout')}
      </Button>
    </>
  )
}
