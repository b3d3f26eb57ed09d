import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { confirmSubscriptionCall } from '#shared/contract/newsletter.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { send } from '#web/calls.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { readSite } from '#web/site.ts'
import { Notice } from '#web/ui/Notice.tsx'

const route = getRouteApi('/confirm-newsletter')

/**
 * Opening the link confirms. It is a query although it posts, so that rendering the page again does not send it twice.
 */
export function ConfirmNewsletterPage() {
  const { token } = route.useSearch()
  const confirmation = useQuery({
    queryKey: ['newsletter-confirmation', token],
    queryFn: () => send(confirmSubscriptionCall, { body: { token } }),
    enabled: token !== '',
  })
  return (
    <PlainPage
      title="Confirm your newsletter"
      actions={
        <ButtonLink to="/" variant="secondary">
          Go to {readSite().name}
        </ButtonLink>
      }
    >
      <div aria-live="polite" className="min-h-40 sm:min-h-28">
        {token ? null : <p>This link is not complete. Open it again from the email.</p>}
        {confirmation.isLoading ? <p>Confirming…</p> : null}
        {confirmation.data ? (
          <Notice tone="bench" title={confirmation.data.message}>
            <p>You'll receive our next newsletter on Monday</p>
            <p className="mt-2">To stop it, use the link at the end of the email.</p>
          </Notice>
        ) : null}
        {confirmation.isError ? (
          <Notice
            tone="seal"
            title={deriveErrorMessage(confirmation.error, 'The subscription could not be confirmed')}
          />
        ) : null}
      </div>
    </PlainPage>
  )
}
