import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoginResult, passSecondStepCall } from '#shared/contract/auth.ts'
import { useAnswers } from '#web/answers.ts'
import { deriveErrorBody } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { ruleOf } from '#web/check-field.ts'
import { AuthSheet, SupportLine } from '#web/features/account/AuthSheet.tsx'
import { accountMessages } from '#web/features/account/messages.ts'
import { useCheckedForm } from '#web/features/account/use-checked-form.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type SecondStepProps = { step: string; onDone: (result: LoginResult) => void; onAgain: () => void }

const app = {
  title: 'codeTitle',
  lead: 'codeLead',
  other: 'noPhone',
  label: 'codeLabel',
  field: { autoComplete: 'one-time-code', inputMode: 'numeric' },
} as const

const recovery = {
  title: 'recoveryTitle',
  lead: 'recoveryLead',
  other: 'useApp',
  label: 'recoveryTitle',
  field: { autoComplete: 'off', inputMode: 'text' },
} as const

const rules = { code: ruleOf(fields => fields.codeField) }

/** The password was right; now the code, of the app or one of the sheet. */
export function SecondStep({ step, onDone, onAgain }: SecondStepProps) {
  const say = useMessages(accountMessages)
  const { sayFailure, sayRule } = useAnswers()
  const [kind, setKind] = useState<typeof app | typeof recovery>(app)
  const check = useMutation({
    mutationFn: (code: string) => send(passSecondStepCall, { body: { step, code } }),
    onSuccess: onDone,
  })
  const { errors, submit, forgetErrors } = useCheckedForm(rules, ({ code }) => {
    if (!check.isPending && !check.isSuccess) check.mutate(code)
  })

  function change() {
    setKind(kind === app ? recovery : app)
    forgetErrors()
    check.reset()
  }

  if (deriveErrorBody(check.error)?.code === 'gone') {
    return (
      <AuthSheet title={say('signInAgain')} lead={sayFailure(check.error)} footer={<SupportLine />}>
        <Button className="w-full" onClick={onAgain}>
          {say('signInAgain')}
        </Button>
      </AuthSheet>
    )
  }
  return (
    <AuthSheet title={say(kind.title)} lead={say(kind.lead)} footer={<SupportLine />}>
      <form noValidate method="post" className="flex flex-col gap-5" onSubmit={submit}>
        {check.isError ? <Notice tone="seal" role="alert" title={sayFailure(check.error)} /> : null}
        {check.isSuccess ? (
          <Notice tone="bench" role="status">
            {say('signedIn')}
          </Notice>
        ) : null}
        <TextField
          key={kind.title}
          {...kind.field}
          label={say(kind.label)}
          name="code"
          autoFocus
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={sayRule(errors.code)}
          className="font-mono tracking-widest"
        />
        <Button type="submit" loading={check.isPending || check.isSuccess}>
          {say('continue')}
        </Button>
      </form>
      <div className="mt-4 flex flex-col items-start text-sm">
        <TextButton onPress={change}>{say(kind.other)}</TextButton>
        <TextButton onPress={onAgain}>{say('backToPassword')}</TextButton>
      </div>
    </AuthSheet>
  )
}

function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      className="flex min-h-11 cursor-pointer items-center text-bench-ink underline"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
