import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { registerCall } from '#shared/contract/auth.ts'
import { registrationExperiences } from '#shared/users.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { ruleOf, useFieldRules } from '#web/check-field.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { NewPasswordField } from '#web/features/account/parts/NewPasswordField.tsx'
import { StateField } from '#web/features/account/parts/StateField.tsx'
import { RegisterFailure } from '#web/features/account/RegisterFailure.tsx'
import { type RegisterValues, toRegisterBody } from '#web/features/account/register-values.ts'
import { useWaitingForm } from '#web/features/account/use-checked-form.ts'
import { isUnusualEnrolment } from '#web/features/users/model/enrolment.ts'
import { useMessages } from '#web/messages.ts'
import { afterPress } from '#web/ui/after-press.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useSubmit } from '#web/use-submit.ts'

const experienceKeys = { new: 'experienceNew', experienced: 'experienceExperienced' } as const

/** No default values: the fields keep what was typed into the prerendered page before the script came. */
export function RegisterForm({ invitation, onDone }: { invitation: string; onDone: () => void }) {
  const say = useMessages(accountMessages)
  const { sayRule } = useAnswers()
  const experiences = registrationExperiences.map(value => ({ value, label: say(experienceKeys[value]) }))
  const form = useForm<RegisterValues>()
  const [isUnusual, setUnusual] = useState(false)
  const { register, formState, setValue, setFocus, clearErrors } = form
  const errors = formState.errors
  const registration = useMutation({
    mutationFn: (values: RegisterValues) => send(registerCall, { body: toRegisterBody(values, invitation) }),
    onSuccess: onDone,
  })

  useFieldRules()
  useWaitingForm()

  const { onSubmit } = useSubmit(form, registration, values => values)

  function acceptSuggestion(username: string) {
    setValue('username', username)
    clearErrors('username')
    registration.reset()
    setFocus('username')
  }

  return (
    <form noValidate method="post" className="flex flex-col gap-5" onSubmit={onSubmit}>
      {registration.isError ? (
        <RegisterFailure error={registration.error} onGoTo={setFocus} onUse={acceptSuggestion} />
      ) : null}
      <FieldRow>
        <TextField
          label={say('firstName')}
          autoComplete="given-name"
          required
          error={sayRule(errors.firstName?.message)}
          {...register('firstName', { validate: ruleOf(fields => fields.firstNameField) })}
        />
        <TextField
          label={say('lastName')}
          autoComplete="family-name"
          required
          error={sayRule(errors.lastName?.message)}
          {...register('lastName', { validate: ruleOf(fields => fields.lastNameField) })}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={say('username')}
          autoComplete="username"
          autoCapitalize="none"
          required
          error={sayRule(errors.username?.message)}
          {...register('username', { validate: ruleOf(fields => fields.usernameField) })}
        />
        <TextField
          label={say('email')}
          type="email"
          autoComplete="email"
          required
          error={sayRule(errors.email?.message)}
          {...register('email', { validate: ruleOf(fields => fields.emailField) })}
        />
      </FieldRow>
      <FieldRow>
        <NewPasswordField
          label={say('password')}
          autoComplete="new-password"
          help={say('passwordHelp')}
          required
          error={sayRule(errors.password?.message)}
          {...register('password', { validate: ruleOf(fields => fields.newPassword) })}
        />
        <PasswordField
          label={say('confirmPassword')}
          autoComplete="new-password"
          required
          error={sayRule(errors.confirmPassword?.message)}
          {...register('confirmPassword', {
            validate: (value, values) => (value === values.password ? undefined : "Passwords don't match"),
          })}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={say('phoneNumber')}
          type="tel"
          autoComplete="tel"
          optional
          error={sayRule(errors.phoneNumber?.message)}
          {...register('phoneNumber', { validate: ruleOf(fields => fields.personFields.phoneNumber) })}
        />
        <TextField
          label={say('barCouncilId')}
          placeholder="MAH/1234/2026"
          optional
          help={isUnusual ? say('enrolmentUnusual') : undefined}
          error={sayRule(errors.barCouncilId?.message)}
          {...register('barCouncilId', {
            validate: ruleOf(fields => fields.personFields.barCouncilId),
            onBlur: ({ target }) => afterPress(() => setUnusual(isUnusualEnrolment(target.value))),
          })}
        />
      </FieldRow>
      <FieldRow>
        <StateField error={sayRule(errors.enrolmentState?.message)} {...register('enrolmentState')} />
        <SelectField label={say('experience')} options={experiences} {...register('experience')} />
      </FieldRow>
      <TextField
        label={say('specialization')}
        placeholder={say('specializationExample')}
        optional
        error={sayRule(errors.specialization?.message)}
        {...register('specialization', { validate: ruleOf(fields => fields.personFields.specialization) })}
      />
      <Button type="submit" loading={registration.isPending}>
        {say('register')}
      </Button>
    </form>
  )
}
