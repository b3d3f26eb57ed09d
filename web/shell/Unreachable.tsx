import { useSession } from '#web/session.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { Button } from '#web/ui/Button.tsx'

export function Unreachable() {
  const session = useSession()
  const retry = session.state === 'unreachable' ? session.retry : undefined
  return (
    <PlainPage title="The server cannot be reached" actions={<Button onClick={retry}>Try again</Button>}>
      <p>You are still signed in on this device. Check the connection, then try again.</p>
    </PlainPage>
  )
}
