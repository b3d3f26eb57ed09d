import type { UseMutationResult } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useAnswers } from '#web/answers.ts'
import { Failure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { profileMessages } from './messages.ts'

/** Moves the focus on closing: the button that opened the dialog may be gone by then. */
export type StepDialogProps = { onClose: () => void; returnFocus: () => void }

type Act<Answer> = Pick<UseMutationResult<Answer, Error, string>, 'mutate' | 'isPending' | 'error'>

type PasswordDialogProps<Answer> = StepDialogProps & {
  title: string
  description: string
  submitLabel: string
  failureTitle: string
  tone?: 'primary' | 'danger'
  act: Act<Answer>
  onDone?: (answer: Answer) => void
}

/** Asks for the password again before a change to the account's security. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>) {
  const { act } = props
  const say = useMessages(profileMessages)
  const { sayRule } = useAnswers()
  const form = useForm({ defaultValues: { password: '' } })
  const password = useWatch({ control: form.control, name: 'password' })
  const { onSubmit, failure } = useSubmit(form, act, values => values.password, { onSuccess: props.onDone })
  return (
    <FormDialog
      title={props.title}
      description={props.description}
      submitLabel={props.submitLabel}
      tone={props.tone}
      isDirty={false}
      isPending={act.isPending}
      canSubmit={password !== ''}
      failure={<Failure title={props.failureTitle} error={failure} />}
      onSubmit={onSubmit}
      onClose={props.onClose}
      returnFocus={props.returnFocus}
    >
      <PasswordField
        label={say('password')}
        autoComplete="current-password"
        error={sayRule(form.formState.errors.password?.message)}
        {...form.register('password')}
      />
    </FormDialog>
  )
}
