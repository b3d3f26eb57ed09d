import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { resetPasswordCall } from '#shared/contract/auth.ts'
import { useAnswers } from '#web/answers.ts'
import { deriveErrorBody } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { send } from '#web/calls.ts'
import { ruleOf } from '#web/check-field.ts'
import { AuthSheet, SupportLine } from '#web/features/account/AuthSheet.tsx'
import { accountMessages } from '#web/features/account/messages.ts'
import { NewPasswordField } from '#web/features/account/parts/NewPasswordField.tsx'
import { useCheckedForm } from '#web/features/account/use-checked-form.ts'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'

const resetRoute = getRouteApi('/reset-password')
const setRoute = getRouteApi('/set-password')

export function ResetPasswordPage() {
  const say = useMessages(accountMessages)
  const { token } = resetRoute.useSearch()
  return <NewPasswordSheet token={token} title={say('chooseNewPassword')} lead={say('savingSignsOut')} />
}

export function SetPasswordPage() {
  const say = useMessages(accountMessages)
  const { token } = setRoute.useSearch()
  return <NewPasswordSheet token={token} title={say('setYourPassword')} lead={say('accountOpened')} />
}

type NewPasswordSheetProps = { title: string; lead: string; token: string }

/** Where the links in mails lead: after a forgotten password, and for an account that an administrator opened. */
function NewPasswordSheet({ title, lead, token }: NewPasswordSheetProps) {
  const change = useMutation({
    mutationFn: (password: string) => send(resetPasswordCall, { body: { token, password } }),
  })
  if (!token) return <BrokenLink title={title} />
  if (change.isSuccess) return <PasswordSaved answer={change.data} />
  return (
    <AuthSheet title={title} lead={lead} footer={<SupportLine />}>
      <PageTitle title={title} />
      {change.isError ? <SaveFailure error={change.error} /> : null}
      <NewPasswordForm isPending={change.isPending} onSubmit={change.mutate} />
    </AuthSheet>
  )
}

const rules = {
  password: ruleOf(fields => fields.newPassword),
  confirmPassword: (again: string, { password }: { password: string }) =>
    password === again ? undefined : "Passwords don't match",
}

type NewPasswordFormProps = { isPending: boolean; onSubmit: (password: string) => void }

function NewPasswordForm({ isPending, onSubmit }: NewPasswordFormProps) {
  const say = useMessages(accountMessages)
  const { sayRule } = useAnswers()
  const { errors, submit } = useCheckedForm(rules, ({ password }) => {
    if (!isPending) onSubmit(password)
  })

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <NewPasswordField
        label={say('newPassword')}
        name="password"
        autoComplete="new-password"
        help={say('newPasswordHelp')}
        required
        error={sayRule(errors.password)}
      />
      <PasswordField
        label={say('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={sayRule(errors.confirmPassword)}
      />
      <Button type="submit" loading={isPending}>
        {say('savePassword')}
      </Button>
    </form>
  )
}

function SaveFailure({ error }: { error: unknown }) {
  const say = useMessages(accountMessages)
  const { sayFailure } = useAnswers()
  const isSpent = deriveErrorBody(error)?.code === 'gone'
  return (
    <div className="mb-5">
      <Notice tone="seal" role="alert" title={sayFailure(error, say('passwordNotSaved'))}>
        {isSpent ? (
          <Link to="/forgot-password" className="inline-flex min-h-11 items-center underline">
            {say('askForNewLink')}
          </Link>
        ) : null}
      </Notice>
    </div>
  )
}

function PasswordSaved({ answer }: { answer: { message: string } }) {
  const say = useMessages(accountMessages)
  const { sayAnswer } = useAnswers()
  return (
    <AuthSheet title={say('passwordSaved')} footer={<SupportLine />}>
      <p role="status">{sayAnswer(answer)}</p>
      <ButtonLink to="/login" className="mt-6 w-full">
        {say('signIn')}
      </ButtonLink>
    </AuthSheet>
  )
}

function BrokenLink({ title }: { title: string }) {
  const say = useMessages(accountMessages)
  return (
    <AuthSheet title={title} footer={<SupportLine />}>
      <PageTitle title={title} />
      <p>{say('linkNotComplete')}</p>
      <ButtonLink to="/forgot-password" className="mt-6 w-full">
        {say('askForNewLink')}
      </ButtonLink>
    </AuthSheet>
  )
}
