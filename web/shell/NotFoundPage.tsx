import { ButtonLink } from '#web/ButtonLink.tsx'
import { useSession } from '#web/session.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'

export function NotFoundPage() {
  const isSignedIn = useSession().state === 'signed-in'
  const actions = isSignedIn ? (
    <ButtonLink to="/">Go to the home page</ButtonLink>
  ) : (
    <>
      <ButtonLink to="/login">Sign In</ButtonLink>
      <ButtonLink to="/landing" variant="secondary">
        About Munshi
      </ButtonLink>
    </>
  )
  return (
    <PlainPage title="404 Page Not Found" actions={actions}>
      <p>Did you forget to add the page to the router?</p>
    </PlainPage>
  )
}
