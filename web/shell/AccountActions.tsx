import { AppLink, AppLinkButton } from '#web/AppLink.tsx'
import { paths } from '#web/paths.ts'
import type { Session } from '#web/session.ts'
import { useSignInAddress } from '#web/sign-in-address.ts'
import { Button } from '#web/ui/Button.tsx'

/** The right end of the header on a desk, the foot of the menu on a phone. */
export function AccountActions({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const signInAddress = useSignInAddress()
  if (session.state === 'loading') return null
  if (session.state === 'signed-out') {
    return (
      <>
        <AppLinkButton to={signInAddress} variant="secondary">
          Sign In
        </AppLinkButton>
        <AppLinkButton to={paths.register()}>Register</AppLinkButton>
      </>
    )
  }
  return (
    <>
      {session.state === 'signed-in' ? (
        <AppLink
          to={paths.drafts()}
          className="flex min-h-11 items-center rounded-md px-3 text-sm font-semibold no-underline hover:bg-sunken"
        >
          Drafts
        </AppLink>
      ) : null}
      {session.state === 'signed-in' ? (
        <AppLink
          to={paths.profile()}
          className="flex min-h-11 max-w-64 items-center rounded-md px-3 text-sm font-semibold no-underline hover:bg-sunken"
        >
          <span className="truncate">Welcome, {session.firstName || session.username}</span>
        </AppLink>
      ) : null}
      <Button variant="secondary" onClick={onLeave}>
        Logout
      </Button>
    </>
  )
}
