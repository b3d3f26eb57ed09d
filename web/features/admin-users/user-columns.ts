import type { SortKey } from './list-users.ts'

type Column = {
  key: SortKey
  label: string
  up: string
  down: string
  /** Width and, for the lesser columns, from which screen on. */
  className: string
}

export const columns: readonly Column[] = [
  { key: 'name', label: 'Name', up: 'A to Z', down: 'Z to A', className: '' },
  { key: 'email', label: 'Email', up: 'A to Z', down: 'Z to A', className: 'w-60 max-xl:hidden' },
  { key: 'status', label: 'Status', up: 'pending first', down: 'suspended first', className: 'w-28' },
  { key: 'role', label: 'Role', up: 'users first', down: 'admins first', className: 'w-20' },
  { key: 'usage', label: 'Usage', up: 'least first', down: 'most first', className: 'w-24' },
  { key: 'lastLogin', label: 'Last login', up: 'oldest first', down: 'latest first', className: 'w-32' },
  {
    key: 'createdAt',
    label: 'Registered',
    up: 'oldest first',
    down: 'newest first',
    className: 'w-32 max-xl:hidden',
  },
]
