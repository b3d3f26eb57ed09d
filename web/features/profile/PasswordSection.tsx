import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ChangePasswordBody, changePasswordCall } from '#shared/contract/account.ts'
import { queryClient } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { ruleOf } from '#web/check-field.ts'
import { Failure } from '#web/Failure.tsx'
import { NewPasswordField } from '#web/features/account/parts/NewPasswordField.tsx'
import { userQuery, useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSubmit } from '#web/use-submit.ts'
import { devicesQuery } from './devices.ts'

type PasswordValues = ChangePasswordBody & { confirmPassword: string }
const blank: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordSection() {
  const { username, role, secondFactor } = useUser()
  const needsLonger = role === 'admin' && !secondFactor
  const form = useForm({ defaultValues: blank })
  const { register, getValues } = form
  const { errors } = form.formState
  const [round, setRound] = useState(0)
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordValues) =>
      send(changePasswordCall, { body: { currentPassword, newPassword } }),
    onSuccess: ({ message }) => {
      form.reset(blank)
      setRound(round => round + 1)
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
      notify({ tone: 'success', title: 'Password changed', description: message })
      return queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
    },
  })
  const { onSubmit, failure } = useSubmit(form, change, values => values)

  return (
    <form noValidate className="flex max-w-md flex-col gap-5" onSubmit={onSubmit}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { required: 'Password is required' })}
      />
      <NewPasswordField
        key={round}
        label="New password"
        autoComplete="new-password"
        help={`At least ${needsLonger ? 12 : 6} characters. Your other devices are signed out.`}
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: ruleOf(fields => fields.newPassword) })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          validate: value => (value === getValues('newPassword') ? undefined : "Passwords don't match"),
        })}
      />
      <Failure title="The password was not changed" error={failure} />
      <Button type="submit" className="self-start" loading={change.isPending}>
        Change password
      </Button>
    </form>
  )
}
