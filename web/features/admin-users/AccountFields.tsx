import { type UseFormReturn, useWatch } from 'react-hook-form'
import {
  adminExperienceLabels,
  adminExperiences,
  type Experience,
  roles,
  takesReason,
  userStatuses,
} from '#shared/users.ts'
import { capitalize } from '#web/features/users/model/describe-value.ts'
import type { UserValues } from '#web/features/users/model/user-values.ts'
import { FieldRow } from '#web/ui/Field.tsx'
import { SelectField, type SelectOption } from '#web/ui/SelectField.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { checkUsageLimit } from './user-bodies.ts'

const statusOptions = userStatuses.map(value => ({ value, label: capitalize(value) }))
const roleOptions = roles.map(value => ({ value, label: capitalize(value) }))

type AccountFieldsProps = { form: UseFormReturn<UserValues>; present?: Experience }

/** What the administrator alone decides. */
export function AccountFields({ form: { register, control, formState }, present }: AccountFieldsProps) {
  const status = useWatch({ control, name: 'status' })
  const { errors } = formState
  const isNew = present === undefined
  return (
    <>
      <FieldRow>
        <SelectField label="Status" options={statusOptions} {...register('status')} />
        <SelectField label="Role" options={roleOptions} {...register('role')} />
      </FieldRow>
      {present && takesReason(status) ? (
        <TextAreaField
          label="Reason"
          optional
          maxLength={1000}
          help="Told to the user by mail and where they try to sign in."
          error={errors.statusReason?.message}
          {...register('statusReason')}
        />
      ) : null}
      <FieldRow>
        <TextField
          label="Monthly limit"
          inputMode="numeric"
          optional={isNew}
          help={isNew ? 'Documents a month; if left empty, as in the settings' : 'Documents a month'}
          error={errors.usageLimit?.message}
          {...register('usageLimit', {
            validate: value => (isNew && value.trim() === '' ? undefined : checkUsageLimit(value)),
          })}
        />
        <SelectField
          label="Experience"
          options={listExperienceOptions(present)}
          {...register('experience')}
        />
      </FieldRow>
    </>
  )
}

/**
 * The four choices, and the user's present value if it is another: without it the select would change the value
 * unasked.
 */
export function listExperienceOptions(present?: Experience): SelectOption[] {
  const known: Experience[] = [...adminExperiences]
  const offered = present === undefined || known.includes(present) ? known : [present, ...known]
  return offered.map(value => ({ value, label: adminExperienceLabels[value] }))
}
