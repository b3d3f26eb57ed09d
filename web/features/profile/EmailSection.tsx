import { useMutation } from '@tanstack/react-query'
import { requestVerificationCall } from '#shared/contract/account.ts'
import { queryClient } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { Failure } from '#web/Failure.tsx'
import { userQuery, useUser } from '#web/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

export function EmailSection() {
  const { email, emailVerified } = useUser()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="wrap-anywhere">{email}</span>
        <Badge tone={emailVerified ? 'bench' : 'brass'}>{emailVerified ? 'Verified' : 'Not verified'}</Badge>
      </p>
      {emailVerified ? null : <VerificationRequest />}
      <p className="text-sm text-muted">To change the address, write to support.</p>
    </div>
  )
}

function VerificationRequest() {
  const request = useMutation({
    mutationFn: () => send(requestVerificationCall),
    onError: () => queryClient.invalidateQueries({ queryKey: userQuery.queryKey }), // the address may have been confirmed elsewhere
  })
  return (
    <>
      <p className="text-sm text-muted">
        We sent a link to this address when the account was made. Open it to confirm.
      </p>
      {request.isSuccess ? (
        <Notice tone="bench" role="status">
          {request.data.message}
        </Notice>
      ) : null}
      <Failure title="The link could not be sent" error={request.error} />
      <Button variant="secondary" loading={request.isPending} onClick={() => request.mutate()}>
        Send the link again
      </Button>
    </>
  )
}
