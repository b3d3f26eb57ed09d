import { AppLinkButton } from '#web/AppLink.tsx'
import { paths } from '#web/paths.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'

export function AccessDenied() {
  return (
    <PlainPage
      title="Access Denied"
      actions={<AppLinkButton to={paths.home()}>Go to the home page</AppLinkButton>}
    >
      <p>You need administrator privileges to access this page.</p>
    </PlainPage>
  )
}
