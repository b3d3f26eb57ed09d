import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { sendTestMailCall } from '#shared/contract/settings.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { ruleOf, useFieldRules } from '#web/check-field.ts'
import { useMessages } from '#web/messages.ts'
import { useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { settingsMessages } from './messages.ts'

export function TestMail() {
  const say = useMessages(settingsMessages)
  const { sayRule, sayFailure } = useAnswers()
  const { email } = useUser()
  const form = useForm({ defaultValues: { to: email } })
  const test = useMutation({ mutationFn: (to: string) => send(sendTestMailCall, { body: { to } }) })
  const { onSubmit, failure } = useSubmit(form, test, ({ to }) => to)
  useFieldRules()
  return (
    <form noValidate className="flex flex-col gap-4 border-t border-rule pt-4" onSubmit={onSubmit}>
      <div>
        <h3 className="text-lg">{say('testTitle')}</h3>
        <p className="mt-1 text-sm text-muted">{say('testLead')}</p>
      </div>
      <div className="flex max-w-xl flex-col gap-4">
        <TextField
          label={say('testTo')}
          type="email"
          error={sayRule(form.formState.errors.to?.message)}
          {...form.register('to', { validate: ruleOf(fields => fields.emailField) })}
        />
        <Button type="submit" variant="secondary" className="self-start" loading={test.isPending}>
          {say('testSend')}
        </Button>
      </div>
      {test.data ? <Outcome {...test.data} /> : null}
      {failure ? (
        <Notice tone="seal" role="alert" title={say('testFailed')}>
          <p>{sayFailure(failure)}</p>
        </Notice>
      ) : null}
    </form>
  )
}

function Outcome({ from, reason }: { from: string; reason: string | null }) {
  const say = useMessages(settingsMessages)
  return reason === null ? (
    <Notice tone="bench" role="status" title={say('testSent', { from })} />
  ) : (
    <Notice tone="seal" role="alert" title={say('testRefused', { reason })} />
  )
}
