import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { verifyEmailCall } from '#shared/contract/auth.ts'
import { queryClient, readErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { send } from '#web/calls.ts'
import { AuthSheet } from '#web/features/account/AuthSheet.tsx'
import { SupportLine } from '#web/features/account/SupportLine.tsx'
import { userQuery, useSession } from '#web/session.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'

const route = getRouteApi('/verify-email')

/** The link confirms by being opened. A query, though it posts: one per link, however often the page is drawn. */
export function VerifyEmailPage() {
  const { token } = route.useSearch()
  const isSignedIn = useSession().state === 'signed-in'
  const confirmation = useQuery({
    queryKey: ['email-verification', token],
    queryFn: () => confirmEmail(token),
    enabled: token !== '',
  })
  return (
    <AuthSheet title="Confirm your email" footer={<SupportLine />}>
      <div aria-live="polite" className="flex flex-col gap-3">
        {token ? null : <p>This link is not complete. Open it again from the email.</p>}
        {confirmation.isLoading ? (
          <p className="flex items-center gap-3 text-muted">
            <Spinner /> Confirming your address…
          </p>
        ) : null}
        {confirmation.isSuccess ? <Notice tone="bench" title={confirmation.data.message} /> : null}
        {confirmation.isError ? (
          <Notice
            tone="seal"
            title={readErrorMessage(confirmation.error, 'The address could not be confirmed')}
          />
        ) : null}
      </div>
      <ButtonLink to={isSignedIn ? '/' : '/login'} className="mt-6 w-full">
        {isSignedIn ? 'Go to the home page' : 'Go to Sign In'}
      </ButtonLink>
    </AuthSheet>
  )
}

async function confirmEmail(token: string): Promise<{ message: string }> {
  const answer = await send(verifyEmailCall, { body: { token } })
  queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
  return answer
}
