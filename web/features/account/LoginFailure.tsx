import { readErrorBody, readErrorMessage } from '#web/api.ts'
import { Notice } from '#web/ui/Notice.tsx'

const pending = 'Account pending approval'

export function LoginFailure({ error }: { error: unknown }) {
  const message = readErrorMessage(error, 'Login failed')
  const reason = readErrorBody(error)?.details?.reason
  return (
    <Notice tone={message === pending ? 'brass' : 'seal'} role="alert" title={message}>
      {message === pending ? (
        <p className="mt-1">
          Your account is still under review. An email will follow once the admin team approves it.
        </p>
      ) : null}
      {typeof reason === 'string' ? (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">The reason our admin team gives: {reason}</p>
      ) : null}
    </Notice>
  )
}
