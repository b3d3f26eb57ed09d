import { queryOptions } from '@tanstack/react-query'
import type { UserView } from '#shared/contract/account.ts'
import { listUsersCall, readUserCall } from '#shared/contract/admin-users.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'
import { updateSessionUser, userQuery } from '#web/session.ts'
import { replaceUser } from './list-users.ts'

/** Opening the panel shows the cached list and fetches it again: registrations arrive meanwhile. */
export const usersQuery = queryOptions({ ...query(listUsersCall), refetchOnMount: 'always' })

export function userDetailsQuery(id: number) {
  return queryOptions({ ...query(readUserCall, { params: { id } }), refetchOnMount: 'always' })
}

export async function addToList(user: UserView) {
  await changeList(users => [...users, user])
}

export async function takeFromList(id: number) {
  await changeList(users => users.filter(user => user.id !== id))
  queryClient.removeQueries({ queryKey: userDetailsQuery(id).queryKey })
  if (isOwn(id)) await askForOwnSession()
}

export async function replaceInList(user: UserView) {
  await changeList(users => replaceUser(users, user))
  void queryClient.invalidateQueries({ queryKey: userDetailsQuery(user.id).queryKey })
  if (!isOwn(user.id)) return
  updateSessionUser(user)
  if (user.status !== 'approved') await askForOwnSession()
}

export function reloadList() {
  void queryClient.invalidateQueries({ queryKey: usersQuery.queryKey })
}

/** A fetch under way must not overwrite the change. */
async function changeList(change: (users: UserView[]) => UserView[]) {
  await queryClient.cancelQueries({ queryKey: usersQuery.queryKey })
  queryClient.setQueryData(usersQuery.queryKey, users => users && change(users))
}

function isOwn(id: number): boolean {
  return queryClient.getQueryData(userQuery.queryKey)?.id === id
}

/** An administrator who suspended or deleted their own account is signed out by the answer. */
function askForOwnSession() {
  return queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
}
