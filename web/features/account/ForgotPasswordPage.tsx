import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { requestPasswordResetCall } from '#shared/contract/auth.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { ruleOf } from '#web/check-field.ts'
import { AuthSheet, SupportLine } from '#web/features/account/AuthSheet.tsx'
import { accountMessages } from '#web/features/account/messages.ts'
import { useCheckedForm } from '#web/features/account/use-checked-form.ts'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const rules = { email: ruleOf(fields => fields.emailField) }

export function ForgotPasswordPage() {
  const say = useMessages(accountMessages)
  const { sayAnswer, sayFailure, sayRule } = useAnswers()
  const request = useMutation({
    mutationFn: (email: string) => send(requestPasswordResetCall, { body: { email } }),
  })
  const { errors, submit } = useCheckedForm(rules, ({ email }) => {
    if (!request.isPending) request.mutate(email.trim())
  })

  return (
    <AuthSheet title={say('forgottenTitle')} lead={say('forgottenLead')} footer={<SupportLine />}>
      <PageTitle title={say('forgottenTitle')} />
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {request.isSuccess ? (
          <Notice tone="bench" role="status">
            {sayAnswer(request.data)}
          </Notice>
        ) : null}
        {request.isError ? (
          <Notice tone="seal" role="alert" title={sayFailure(request.error, say('requestNotSent'))} />
        ) : null}
        <TextField
          label={say('email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={sayRule(errors.email)}
        />
        <Button type="submit" loading={request.isPending}>
          {say('sendLink')}
        </Button>
      </form>
      <Link to="/login" className="mt-4 inline-flex min-h-11 items-center text-sm text-bench-ink underline">
        {say('backToSignIn')}
      </Link>
    </AuthSheet>
  )
}
