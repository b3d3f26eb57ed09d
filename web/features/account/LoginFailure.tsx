import { useAnswers } from '#web/answers.ts'
import { ApiError, deriveErrorBody } from '#web/api.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { useMessages } from '#web/messages.ts'
import { Notice } from '#web/ui/Notice.tsx'

export function LoginFailure({ error }: { error: unknown }) {
  const say = useMessages(accountMessages)
  const { sayFailure } = useAnswers()
  const body = deriveErrorBody(error)
  const isPending = body?.code === 'account_pending'
  const reason = body?.details?.reason
  return (
    <Notice tone={isPending ? 'brass' : 'seal'} role="alert" title={sayFailure(error, say('loginFailed'))}>
      {error instanceof ApiError ? null : <p className="mt-1">{sayFailure(error)}</p>}
      {isPending ? <p className="mt-1">{say('underReview')}</p> : null}
      {typeof reason === 'string' ? (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{say('reasonGiven', { reason })}</p>
      ) : null}
    </Notice>
  )
}
