import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { verifyEmailCall } from '#shared/contract/auth.ts'
import { useAnswers } from '#web/answers.ts'
import { queryClient } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { send } from '#web/calls.ts'
import { AuthSheet, SupportLine } from '#web/features/account/AuthSheet.tsx'
import { accountMessages } from '#web/features/account/messages.ts'
import { useMessages } from '#web/messages.ts'
import { userQuery, useSession } from '#web/session.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Spinner } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

const route = getRouteApi('/verify-email')

/**
 * Opening the link confirms. It is a query although it posts, so that rendering the page again does not send it twice.
 */
export function VerifyEmailPage() {
  const { token } = route.useSearch()
  const say = useMessages(accountMessages)
  const { sayAnswer, sayFailure } = useAnswers()
  const isSignedIn = useSession().state === 'signed-in'
  const confirmation = useQuery({
    queryKey: ['email-verification', token],
    queryFn: () => confirmEmail(token),
    enabled: token !== '',
  })
  return (
    <AuthSheet title={say('confirmEmail')} footer={<SupportLine />}>
      <PageTitle title={say('confirmEmail')} />
      <div aria-live="polite" className="flex flex-col gap-3">
        {token ? null : <p>{say('confirmLinkNotComplete')}</p>}
        {confirmation.isLoading ? (
          <p className="flex items-center gap-3 text-muted">
            <Spinner /> {say('confirming')}
          </p>
        ) : null}
        {confirmation.isSuccess ? <Notice tone="bench" title={sayAnswer(confirmation.data)} /> : null}
        {confirmation.isError ? (
          <Notice tone="seal" title={sayFailure(confirmation.error, say('notConfirmed'))} />
        ) : null}
      </div>
      <ButtonLink to={isSignedIn ? '/' : '/login'} className="mt-6 w-full">
        {isSignedIn ? say('goHome') : say('goToSignIn')}
      </ButtonLink>
    </AuthSheet>
  )
}

async function confirmEmail(token: string): Promise<{ message: string }> {
  const answer = await send(verifyEmailCall, { body: { token } })
  queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
  return answer
}
