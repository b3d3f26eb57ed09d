import { userStatuses } from '#shared/users.ts'
import { anything, oneOf, parseParams, type SearchOf, text } from '#web/search.ts'
import { type Sort, type SortKey, type StatusFilter, sortKeys } from './list-users.ts'

const sorts = sortKeys.flatMap(key => [key, `-${key}`] as const)

/** `?status=pending&search=rao&sort=-lastLogin`: the panel's route has them as texts, for it knows none of its tabs. */
const usersSearch = {
  status: oneOf([anything, ...userStatuses], anything),
  search: text(),
  sort: oneOf(sorts, '-createdAt'),
}

export type UsersFind = { status?: string; search?: string; sort?: string }
export type UsersView = { status: StatusFilter; search: string; sort: Sort }

/** People edit addresses: an unknown value falls back to the plain list. */
export function deriveUsersView(find: UsersFind): UsersView {
  const { sort, ...view } = parseParams(usersSearch, find)
  return { ...view, sort: parseSort(sort) }
}

export function writeSort({ key, descending }: Sort): string {
  return descending ? `-${key}` : key
}

/** The first press on a column sorts names upwards, figures and dates downwards. */
export function toggleSort(current: Sort, key: SortKey): Sort {
  if (current.key === key) return { key, descending: !current.descending }
  return { key, descending: ['usage', 'lastLogin', 'createdAt'].includes(key) }
}

function parseSort(written: SearchOf<typeof usersSearch>['sort']): Sort {
  const descending = written.startsWith('-')
  return { key: (descending ? written.slice(1) : written) as SortKey, descending } // sorts are made of the keys
}
