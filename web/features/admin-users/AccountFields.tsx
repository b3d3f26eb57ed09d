import type { UseFormReturn } from 'react-hook-form'
import { type Experience, roles, userStatuses } from '#shared/users.ts'
import { FieldRow } from '#web/features/account/public.ts'
import { capitalize, type UserValues } from '#web/features/users/public.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { listExperienceOptions } from './experience-options.ts'
import { checkUsageLimit } from './user-bodies.ts'

const statusOptions = userStatuses.map(value => ({ value, label: capitalize(value) }))
const roleOptions = roles.map(value => ({ value, label: capitalize(value) }))

type AccountFieldsProps = { form: UseFormReturn<UserValues>; present?: Experience }

/** What the administrator alone decides. */
export function AccountFields({ form: { register, formState }, present }: AccountFieldsProps) {
  const { errors } = formState
  return (
    <>
      <FieldRow>
        <SelectField label="Status" options={statusOptions} {...register('status')} />
        <SelectField label="Role" options={roleOptions} {...register('role')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label="Monthly limit"
          inputMode="numeric"
          help="Documents a month"
          error={errors.usageLimit?.message}
          {...register('usageLimit', { validate: checkUsageLimit })}
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
