import { AppLinkButton } from '#web/AppLink.tsx'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'

export function NotFoundPage() {
  const isSignedIn = useSession().state === 'signed-in'
  const actions = isSignedIn ? (
    <AppLinkButton to={paths.home()}>Go to the home page</AppLinkButton>
  ) : (
    <>
      <AppLinkButton to={paths.login()}>Sign In</AppLinkButton>
      <AppLinkButton to={paths.landing()} variant="secondary">
        About Munshi
      </AppLinkButton>
    </>
  )
  return (
    <PlainPage title="404 Page Not Found" actions={actions}>
      <p>Did you forget to add the page to the router?</p>
    </PlainPage>
  )
}
