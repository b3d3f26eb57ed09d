import type { UserView } from '#shared/contract/account.ts'

export const userFields = [
  'username',
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'barCouncilId',
  'enrolmentState',
  'specialization',
  'chamberAddress',
  'usualCourt',
  'usualPlace',
  'experience',
  'role',
  'status',
  'statusReason',
  'usageLimit',
] as const
export type UserField = (typeof userFields)[number]

/** A user as the fields of a form have it: all text, '' where there is nothing. */
export type UserValues = Record<UserField, string>

export function deriveValues(user: UserView): UserValues {
  const pairs = userFields.map(field => [field, String(user[field] ?? '')] as const)
  return Object.fromEntries(pairs) as UserValues // one pair for every field
}
