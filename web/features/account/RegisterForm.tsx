import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { registerCall } from '#shared/contract/auth.ts'
import { experienceLabels, registrationExperiences } from '#shared/users.ts'
import { send } from '#web/calls.ts'
import { FieldRow } from '#web/features/account/parts/FieldRow.tsx'
import { NewPasswordField } from '#web/features/account/parts/NewPasswordField.tsx'
import { StateField } from '#web/features/account/parts/StateField.tsx'
import { RegisterFailure } from '#web/features/account/RegisterFailure.tsx'
import {
  listFieldErrors,
  type RegisterValues,
  toRegisterBody,
} from '#web/features/account/register-values.ts'
import * as rules from '#web/features/account/rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const experienceOptions = registrationExperiences.map(value => ({ value, label: experienceLabels[value] }))

/** No default values: the fields keep what was typed into the prerendered page before the script came. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const form = useForm<RegisterValues>()
  const { register, formState, setError, setValue, setFocus, clearErrors } = form
  const errors = formState.errors
  const registration = useMutation({
    mutationFn: (values: RegisterValues) => send(registerCall, { body: toRegisterBody(values) }),
    onSuccess: onDone,
    onError: error => {
      for (const { field, message } of listFieldErrors(error)) setError(field, { message })
    },
  })

  function acceptSuggestion(username: string) {
    setValue('username', username)
    clearErrors('username')
    registration.reset()
    setFocus('username')
  }

  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit(values =>
        registration.isPending ? undefined : registration.mutate(values),
      )}
    >
      {registration.isError ? (
        <RegisterFailure error={registration.error} onGoTo={setFocus} onUse={acceptSuggestion} />
      ) : null}
      <FieldRow>
        <TextField
          label="First name"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register('firstName', { validate: rules.checkFirstName })}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...register('lastName', { validate: rules.checkLastName })}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          required
          error={errors.username?.message}
          {...register('username', { validate: rules.checkUsername })}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email', { validate: rules.checkEmail })}
        />
      </FieldRow>
      <FieldRow>
        <NewPasswordField
          label="Password"
          autoComplete="new-password"
          help="At least 6 characters"
          required
          error={errors.password?.message}
          {...register('password', { validate: rules.checkNewPassword })}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
          {...register('confirmPassword', {
            validate: (value, values) => (value === values.password ? undefined : "Passwords don't match"),
          })}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          optional
          error={errors.phoneNumber?.message}
          {...register('phoneNumber', { validate: rules.checkPhoneNumber })}
        />
        <TextField
          label="Bar Council ID"
          placeholder="MAH/1234/2026"
          optional
          error={errors.barCouncilId?.message}
          {...register('barCouncilId', { validate: rules.checkBarCouncilId })}
        />
      </FieldRow>
      <FieldRow>
        <StateField error={errors.enrolmentState?.message} {...register('enrolmentState')} />
        <SelectField label="Experience" options={experienceOptions} {...register('experience')} />
      </FieldRow>
      <TextField
        label="Specialization"
        placeholder="Criminal law"
        optional
        error={errors.specialization?.message}
        {...register('specialization', { validate: rules.checkSpecialization })}
      />
      <Button type="submit" loading={registration.isPending}>
        Register
      </Button>
    </form>
  )
}
