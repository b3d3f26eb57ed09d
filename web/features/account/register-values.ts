import type { RegisterBody } from '#shared/contract/auth.ts'
import { readFieldErrors } from '#web/api.ts'

export type RegisterValues = Omit<Required<RegisterBody>, 'enrolmentState'> & {
  /** One of the list, or none. */
  enrolmentState: string
  confirmPassword: string
}
export type RegisterField = keyof RegisterValues

const labels: Record<RegisterField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  phoneNumber: 'Phone number',
  barCouncilId: 'Bar Council ID',
  enrolmentState: 'State of enrolment',
  experience: 'Experience',
  specialization: 'Specialization',
}

export type LabelledError = { field: RegisterField; label: string; message: string }

/** The confirmation stays here; an optional field left empty is not sent. */
export function toRegisterBody({ confirmPassword, ...values }: RegisterValues): RegisterBody {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  return Object.fromEntries(given) as RegisterBody // the select holds only States, and only empty optional fields were left out: the rules saw to that
}

/** What the server found wrong, by field: its list, or the one field it named. */
export function listFieldErrors(error: unknown): LabelledError[] {
  return readFieldErrors(error).flatMap(({ field, message }) =>
    isRegisterField(field) ? [{ field, label: labels[field], message }] : [],
  )
}

function isRegisterField(field: string): field is RegisterField {
  return Object.hasOwn(labels, field)
}
