import type { UserView } from '#shared/contract/account.ts'
import { type Experience, fullName, roles, type UserStatus, userStatuses } from '#shared/users.ts'

export type StatusFilter = UserStatus | 'all'
export const sortKeys = [
  'name',
  'email',
  'barCouncilId',
  'experience',
  'createdAt',
  'status',
  'role',
  'usage',
  'lastLogin',
] as const
export type SortKey = (typeof sortKeys)[number]
export type Sort = { key: SortKey; descending: boolean }

const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true })

/** Matches the username, the email or the full name, whatever the case. */
export function searchUsers(users: readonly UserView[], search: string): readonly UserView[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return users
  return users.filter(user =>
    [user.username, user.email, `${user.firstName} ${user.lastName}`].some(text =>
      text.toLowerCase().includes(wanted),
    ),
  )
}

export function filterByStatus(users: readonly UserView[], status: StatusFilter): readonly UserView[] {
  return status === 'all' ? users : users.filter(user => user.status === status)
}

export function countByStatus(users: readonly UserView[]): Record<StatusFilter, number> {
  const counts = { all: users.length, pending: 0, approved: 0, rejected: 0, suspended: 0 }
  for (const user of users) counts[user.status] += 1
  return counts
}

/** Users without the value (never signed in) come last either way; equals stand in the order they registered. */
export function sortUsers(users: readonly UserView[], { key, descending }: Sort): UserView[] {
  const keyed = users.map(user => ({ user, value: deriveSortValue(user, key) }))
  const sign = descending ? -1 : 1
  keyed.sort((a, b) => compareValues(a.value, b.value, sign) || a.user.id - b.user.id)
  return keyed.map(({ user }) => user)
}

export function replaceUser(users: readonly UserView[], changed: UserView): UserView[] {
  return users.map(user => (user.id === changed.id ? changed : user))
}

/** The labels of shared/users.ts in the order of their years. */
const byYears: readonly Experience[] = ['beginner', 'new', 'intermediate', 'experienced', 'senior']

type SortValue = string | number | null

function deriveSortValue(user: UserView, key: SortKey): SortValue {
  if (key === 'name') return fullName(user)
  if (key === 'usage') return user.usageCount
  if (key === 'status') return userStatuses.indexOf(user.status)
  if (key === 'role') return roles.indexOf(user.role)
  if (key === 'experience') return byYears.indexOf(user.experience)
  if (key === 'email' || key === 'barCouncilId') return user[key]
  return user[key] === null ? null : Date.parse(user[key])
}

function compareValues(a: SortValue, b: SortValue, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * sign
  return collator.compare(String(a), String(b)) * sign
}
