import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type FieldRule, ruleOf, useFieldRules } from '#web/check-field.ts'
import { StateField } from '#web/features/account/parts/StateField.tsx'
import type { UserField, UserValues } from '#web/features/users/model/user-values.ts'
import { FieldRow } from '#web/ui/Field.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type PersonFieldsProps = {
  form: UseFormReturn<UserValues>
  start: UserValues
  usernameHelp?: ReactNode
}

/** No autofill: these are somebody else's details. */
export function PersonFields({ form: { register, formState }, start, usernameHelp }: PersonFieldsProps) {
  const { errors } = formState
  useFieldRules()

  /** A value that was not changed is not checked: the server accepted it before. */
  function bind(field: UserField, check?: FieldRule) {
    const validate = (value: string) => (value.trim() === start[field] ? undefined : check?.(value))
    return { autoComplete: 'off', error: errors[field]?.message, ...register(field, { validate }) }
  }
  return (
    <>
      <FieldRow>
        <TextField
          label="Username"
          autoCapitalize="none"
          spellCheck={false}
          help={usernameHelp}
          {...bind(
            'username',
            ruleOf(fields => fields.usernameField),
          )}
        />
        <TextField
          label="Email"
          type="email"
          {...bind(
            'email',
            ruleOf(fields => fields.emailField),
          )}
        />
      </FieldRow>
      <FieldRow>
        <TextField label="First name" optional={!start.firstName} {...bind('firstName')} />
        <TextField label="Last name" optional={!start.lastName} {...bind('lastName')} />
      </FieldRow>
      <FieldRow>
        <TextField label="Phone number" type="tel" optional {...bind('phoneNumber')} />
        <TextField label="Bar Council ID" optional {...bind('barCouncilId')} />
      </FieldRow>
      <FieldRow>
        <StateField {...bind('enrolmentState')} />
        <TextField label="Specialization" optional {...bind('specialization')} />
      </FieldRow>
    </>
  )
}
