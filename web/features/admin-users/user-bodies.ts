import type { CreateUserBody, UpdateUserBody } from '#shared/contract/admin-users.ts'
import { takesReason } from '#shared/users.ts'
import type { Touched } from '#web/features/users/model/stale-edit.ts'
import type { UserValues } from '#web/features/users/model/user-values.ts'

/** Without a limit of its own an account gets that of the settings. */
export const newUserValues: UserValues = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  barCouncilId: '',
  enrolmentState: '',
  specialization: '',
  chamberAddress: '',
  usualCourt: '',
  usualPlace: '',
  experience: 'beginner',
  role: 'user',
  status: 'pending',
  statusReason: '',
  usageLimit: '',
}

/** The changed fields, and the version they are based on. */
export function toUpdateBody(touched: Touched, version: number): UpdateUserBody {
  return { ...withNumber(touched), version } as UpdateUserBody // the selects hold only values of their lists
}

/** A new status is sent with the reason in the field, even if that is unchanged. */
export function withReason(touched: Touched, statusReason: string): Touched {
  return takesReason(touched.status) ? { ...touched, statusReason } : touched
}

/** An empty box is not sent. */
export function toCreateBody(values: UserValues): CreateUserBody {
  const given = Object.entries(values).map(([field, value]) => [field, value.trim()])
  const filled: Touched = Object.fromEntries(given.filter(([, value]) => value !== ''))
  return withNumber(filled) as CreateUserBody // the button is disabled without a username and an email
}

export function checkUsageLimit(value: string): string | undefined {
  if (!/^\d+$/.test(value.trim())) return 'Give a whole number, 0 or more'
  return Number(value) > 1_000_000 ? 'At most 10,00,000' : undefined
}

function withNumber(values: Touched) {
  const { usageLimit, ...texts } = values
  return usageLimit === undefined ? texts : { ...texts, usageLimit: Number(usageLimit) }
}
