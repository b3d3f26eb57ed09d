import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ChangePasswordBody, changePasswordCall } from '#shared/contract/account.ts'
import { useAnswers } from '#web/answers.ts'
import { queryClient } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { ruleOf } from '#web/check-field.ts'
import { Failure } from '#web/Failure.tsx'
import { NewPasswordField } from '#web/features/account/parts/NewPasswordField.tsx'
import { useMessages } from '#web/messages.ts'
import { userQuery, useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSubmit } from '#web/use-submit.ts'
import { devicesQuery } from './devices.ts'
import { profileMessages } from './messages.ts'

type PasswordValues = ChangePasswordBody & { confirmPassword: string }
const blank: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordSection() {
  const say = useMessages(profileMessages)
  const { sayAnswer, sayRule } = useAnswers()
  const { username, role, secondFactor } = useUser()
  const needsLonger = role === 'admin' && !secondFactor
  const form = useForm({ defaultValues: blank })
  const { register, getValues } = form
  const { errors } = form.formState
  const [round, setRound] = useState(0)
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordValues) =>
      send(changePasswordCall, { body: { currentPassword, newPassword } }),
    onSuccess: answer => {
      form.reset(blank)
      setRound(round => round + 1)
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
      notify({ tone: 'success', title: say('passwordChanged'), description: sayAnswer(answer) })
      return queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
    },
  })
  const { onSubmit, failure } = useSubmit(form, change, values => values)

  return (
    <form noValidate className="flex max-w-md flex-col gap-5" onSubmit={onSubmit}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={say('currentPassword')}
        autoComplete="current-password"
        error={sayRule(errors.currentPassword?.message)}
        {...register('currentPassword', { required: 'Password is required' })}
      />
      <NewPasswordField
        key={round}
        label={say('newPassword')}
        autoComplete="new-password"
        help={say('newPasswordHelp', { min: needsLonger ? 12 : 6 })}
        error={sayRule(errors.newPassword?.message)}
        {...register('newPassword', { validate: ruleOf(fields => fields.newPassword) })}
      />
      <PasswordField
        label={say('confirmPassword')}
        autoComplete="new-password"
        error={sayRule(errors.confirmPassword?.message)}
        {...register('confirmPassword', {
          validate: value => (value === getValues('newPassword') ? undefined : "Passwords don't match"),
        })}
      />
      <Failure title={say('passwordNotChanged')} error={failure} />
      <Button type="submit" className="self-start" loading={change.isPending}>
        {say('changePassword')}
      </Button>
    </form>
  )
}
