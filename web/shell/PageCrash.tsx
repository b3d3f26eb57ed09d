import { PlainPage } from '#web/shell/PlainPage.tsx'
import { Button } from '#web/ui/Button.tsx'

/** What a fault in our own code looks like: an apology and a way on, not a white page. */
export function PageCrash() {
  return (
    <PlainPage
      title="This page failed to open"
      actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      <p>The fault is ours. Reloading usually helps; what you had saved is safe on the server.</p>
    </PlainPage>
  )
}
