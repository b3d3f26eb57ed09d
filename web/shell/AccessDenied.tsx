import { ButtonLink } from '#web/ButtonLink.tsx'
import { PlainPage } from '#web/shell/PlainPage.tsx'

export function AccessDenied() {
  return (
    <PlainPage title="Access Denied" actions={<ButtonLink to="/">Go to the home page</ButtonLink>}>
      <p>You need administrator privileges to access this page.</p>
    </PlainPage>
  )
}
