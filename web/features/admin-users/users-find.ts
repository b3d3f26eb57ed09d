import { userStatuses } from '#shared/users.ts'
import { type Sort, type SortKey, type StatusFilter, sortKeys } from './list-users.ts'

/** What the address says of the list: `?status=pending&search=rao&sort=-lastLogin`. */
export type UsersFind = { status?: string; search?: string; sort?: string }
export type UsersView = { status: StatusFilter; search: string; sort: Sort }

const newestFirst: Sort = { key: 'createdAt', descending: true }

/** People edit addresses: an unknown value falls back to the plain list. */
export function deriveUsersView({ status, search = '', sort = '' }: UsersFind): UsersView {
  return {
    status: userStatuses.find(known => known === status) ?? 'all',
    search,
    sort: parseSort(sort) ?? newestFirst,
  }
}

export function writeSort({ key, descending }: Sort): string {
  return descending ? `-${key}` : key
}

/** The first press on a column sorts names upwards, figures and dates downwards. */
export function toggleSort(current: Sort, key: SortKey): Sort {
  if (current.key === key) return { key, descending: !current.descending }
  return { key, descending: ['usage', 'lastLogin', 'createdAt'].includes(key) }
}

function parseSort(text: string): Sort | undefined {
  const key = sortKeys.find(known => known === text.replace(/^-/, ''))
  return key && { key, descending: text.startsWith('-') }
}
