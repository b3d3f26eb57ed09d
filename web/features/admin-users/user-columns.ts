import type { SortKey } from './list-users.ts'

type Column = {
  key: SortKey
  label: string
  up: string
  down: string
  /** The heading of its column in the table. Without one, it is the second line of another column. */
  width?: string
}

/** By what the list is sorted: chosen above it, or pressed in the head of the table. */
export const columns: readonly Column[] = [
  { key: 'name', label: 'Name', up: 'A to Z', down: 'Z to A', width: '' },
  { key: 'email', label: 'Email', up: 'A to Z', down: 'Z to A', width: 'w-46' },
  { key: 'barCouncilId', label: 'Enrolment', up: 'A to Z', down: 'Z to A', width: 'w-46' },
  { key: 'experience', label: 'Experience', up: 'least first', down: 'most first', width: 'w-30' },
  { key: 'createdAt', label: 'Registered', up: 'oldest first', down: 'newest first', width: 'w-28' },
  { key: 'status', label: 'Status', up: 'pending first', down: 'suspended first', width: 'w-26' },
  { key: 'role', label: 'Role', up: 'users first', down: 'admins first' },
  { key: 'usage', label: 'Usage', up: 'least first', down: 'most first', width: 'w-28' },
  { key: 'lastLogin', label: 'Last login', up: 'oldest first', down: 'latest first' },
]

export const tableColumns = columns.filter(column => column.width !== undefined)
