import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { requestPasswordResetCall } from '#shared/contract/auth.ts'
import { readErrorMessage } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { AuthSheet } from '#web/features/account/AuthSheet.tsx'
import { focusFirstError, readTexts } from '#web/features/account/form-values.ts'
import { checkEmail } from '#web/features/account/rules.ts'
import { SupportLine } from '#web/features/account/SupportLine.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export function ForgotPasswordPage() {
  const [error, setError] = useState<string>()
  const request = useMutation({
    mutationFn: (email: string) => send(requestPasswordResetCall, { body: { email } }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (request.isPending) return
    const { email } = readTexts(event.currentTarget, ['email'])
    const found = checkEmail(email)
    setError(found)
    if (found) return focusFirstError(event.currentTarget, { email: found })
    request.mutate(email.trim())
  }

  return (
    <AuthSheet
      title="Forgotten password"
      lead="Give the email address of your account. We send a link, good for one hour, to choose a new password."
      footer={<SupportLine />}
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {request.isSuccess ? (
          <Notice tone="bench" role="status">
            {request.data.message}
          </Notice>
        ) : null}
        {request.isError ? (
          <Notice
            tone="seal"
            role="alert"
            title={readErrorMessage(request.error, 'The request could not be sent')}
          />
        ) : null}
        <TextField label="Email" name="email" type="email" autoComplete="email" required error={error} />
        <Button type="submit" loading={request.isPending}>
          Send the link
        </Button>
      </form>
      <Link to="/login" className="mt-4 inline-flex min-h-11 items-center text-sm text-bench-ink underline">
        Back to Sign In
      </Link>
    </AuthSheet>
  )
}
