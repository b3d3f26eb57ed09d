import type { RegisterBody } from '#shared/contract/auth.ts'
import type { FieldError } from '#shared/errors.ts'
import { deriveFieldErrors } from '#web/api.ts'

export type RegisterValues = Omit<Required<RegisterBody>, 'enrolmentState' | 'invitation'> & {
  /** One of the list, or none. */
  enrolmentState: string
  confirmPassword: string
}
export type RegisterField = keyof RegisterValues

/** Each name is also the key of the field's label. */
const fields: readonly RegisterField[] = [
  'firstName',
  'lastName',
  'username',
  'email',
  'password',
  'confirmPassword',
  'phoneNumber',
  'barCouncilId',
  'enrolmentState',
  'experience',
  'specialization',
]

export type RegisterError = FieldError & { field: RegisterField }

/** The confirmation stays here; an optional field left empty is not sent. */
export function toRegisterBody(
  { confirmPassword, ...values }: RegisterValues,
  invitation: string,
): RegisterBody {
  const given = Object.entries({ ...values, invitation }).filter(([, value]) => value !== '')
  return Object.fromEntries(given) as RegisterBody // the select offers only States, and required fields have passed their rules
}

/** What the server found wrong, by field: its list, or the one field it named. */
export function listFieldErrors(error: unknown): RegisterError[] {
  return deriveFieldErrors(error).flatMap(wrong => {
    const field = fields.find(name => name === wrong.field)
    return field ? [{ ...wrong, field }] : []
  })
}
