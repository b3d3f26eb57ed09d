import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { resetPasswordCall } from '#shared/contract/auth.ts'
import { readErrorBody, readErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { send } from '#web/calls.ts'
import { AuthSheet } from '#web/features/account/AuthSheet.tsx'
import { focusFirstError, readTexts } from '#web/features/account/form-values.ts'
import { NewPasswordField } from '#web/features/account/parts/NewPasswordField.tsx'
import { checkNewPassword } from '#web/features/account/rules.ts'
import { SupportLine } from '#web/features/account/SupportLine.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'

type NewPasswordSheetProps = { title: string; lead: string; token: string }

/** Where the links in mails lead: after a forgotten password, and for an account that an administrator opened. */
export function NewPasswordSheet({ title, lead, token }: NewPasswordSheetProps) {
  const change = useMutation({
    mutationFn: (password: string) => send(resetPasswordCall, { body: { token, password } }),
  })
  if (!token) return <BrokenLink title={title} />
  if (change.isSuccess) return <PasswordSaved message={change.data.message} />
  return (
    <AuthSheet title={title} lead={lead} footer={<SupportLine />}>
      {change.isError ? <SaveFailure error={change.error} /> : null}
      <NewPasswordForm isPending={change.isPending} onSubmit={change.mutate} />
    </AuthSheet>
  )
}

type NewPasswordFormProps = { isPending: boolean; onSubmit: (password: string) => void }

function NewPasswordForm({ isPending, onSubmit }: NewPasswordFormProps) {
  const [errors, setErrors] = useState<{ password?: string; confirmPassword?: string }>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { password, confirmPassword } = readTexts(event.currentTarget, ['password', 'confirmPassword'])
    const mismatch = password === confirmPassword ? undefined : "Passwords don't match"
    const found = { password: checkNewPassword(password), confirmPassword: mismatch }
    setErrors(found)
    if (found.password || mismatch) return focusFirstError(event.currentTarget, found)
    onSubmit(password)
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <NewPasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        help="At least 6 characters; administrators 12"
        required
        error={errors.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
      <Button type="submit" loading={isPending}>
        Save the password
      </Button>
    </form>
  )
}

function SaveFailure({ error }: { error: unknown }) {
  const isSpent = readErrorBody(error)?.code === 'gone'
  return (
    <div className="mb-5">
      <Notice tone="seal" role="alert" title={readErrorMessage(error, 'The password could not be saved')}>
        {isSpent ? (
          <Link to="/forgot-password" className="inline-flex min-h-11 items-center underline">
            Ask for a new link
          </Link>
        ) : null}
      </Notice>
    </div>
  )
}

function PasswordSaved({ message }: { message: string }) {
  return (
    <AuthSheet title="Password saved" footer={<SupportLine />}>
      <p role="status">{message}</p>
      <ButtonLink to="/login" className="mt-6 w-full">
        Sign In
      </ButtonLink>
    </AuthSheet>
  )
}

function BrokenLink({ title }: { title: string }) {
  return (
    <AuthSheet title={title} footer={<SupportLine />}>
      <p>This link is not complete. Open it again from the email, or ask for a new one.</p>
      <ButtonLink to="/forgot-password" className="mt-6 w-full">
        Ask for a new link
      </ButtonLink>
    </AuthSheet>
  )
}
