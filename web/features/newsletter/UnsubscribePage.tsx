import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { unsubscribeCall } from '#shared/contract/newsletter.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { send } from '#web/calls.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { readSite } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

const route = getRouteApi('/unsubscribe')

/** One press unsubscribes. Opening the page does nothing: mail programs open links to scan them. */
export function UnsubscribePage() {
  const { token } = route.useSearch()
  const leaving = useMutation({
    mutationFn: () => send(unsubscribeCall, { body: { token } }),
  })
  const canLeave = token !== '' && !leaving.isSuccess
  return (
    <PlainPage
      title="Unsubscribe"
      actions={
        <>
          {canLeave ? (
            <Button loading={leaving.isPending} onClick={() => leaving.mutate()}>
              Unsubscribe
            </Button>
          ) : null}
          <ButtonLink to="/" variant="secondary">
            Go to {readSite().name}
          </ButtonLink>
        </>
      }
    >
      <div aria-live="polite" className="flex flex-col gap-3">
        {canLeave ? <p>You will get no more newsletters at the address this link was sent to.</p> : null}
        {token ? null : <p>This link is not complete. Open it again from the email.</p>}
        {leaving.data ? (
          <Notice tone="bench" title={leaving.data.message}>
            <p>You can subscribe again on the newsletter page at any time.</p>
          </Notice>
        ) : null}
        {leaving.isError ? (
          <Notice
            tone="seal"
            title={deriveErrorMessage(leaving.error, 'The server could not be reached. Please try again.')}
          />
        ) : null}
      </div>
    </PlainPage>
  )
}
