import { useMutation } from '@tanstack/react-query'
import { requestVerificationCall } from '#shared/contract/account.ts'
import { useAnswers } from '#web/answers.ts'
import { queryClient } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { Failure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { userQuery, useUser } from '#web/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { profileMessages } from './messages.ts'

export function EmailSection() {
  const say = useMessages(profileMessages)
  const { email, emailVerified } = useUser()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="wrap-anywhere">{email}</span>
        <Badge tone={emailVerified ? 'bench' : 'brass'}>
          {say(emailVerified ? 'verified' : 'notVerified')}
        </Badge>
      </p>
      {emailVerified ? null : <VerificationRequest />}
      <p className="text-sm text-muted">{say('toChangeAddress')}</p>
    </div>
  )
}

function VerificationRequest() {
  const say = useMessages(profileMessages)
  const { sayAnswer } = useAnswers()
  const request = useMutation({
    mutationFn: () => send(requestVerificationCall),
    onError: () => queryClient.invalidateQueries({ queryKey: userQuery.queryKey }), // the address may have been confirmed elsewhere
  })
  return (
    <>
      <p className="text-sm text-muted">{say('linkWasSent')}</p>
      {request.isSuccess ? (
        <Notice tone="bench" role="status">
          {sayAnswer(request.data)}
        </Notice>
      ) : null}
      <Failure title={say('linkNotSent')} error={request.error} />
      <Button variant="secondary" loading={request.isPending} onClick={() => request.mutate()}>
        {say('sendLinkAgain')}
      </Button>
    </>
  )
}
