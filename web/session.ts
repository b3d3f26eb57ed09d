import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readOwnUserCall, type UserView } from '#shared/contract/account.ts'
import { type LoginResult, logoutCall } from '#shared/contract/auth.ts'
import { settleLanguage } from '#web/account-language.ts'
import { ApiError, queryClient } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { notifySignedOut } from '#web/shell/notify-signed-out.ts'
import {
  readStoredUser,
  readToken,
  removeSession,
  storeSession,
  storeUser,
  subscribeSession,
} from '#web/storage.ts'

export type Session =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'signed-in'; user: UserView; firstName: string; username: string; isAdmin: boolean }
  | { state: 'unreachable' }

const fiveMinutes = 5 * 60 * 1000

export const userQuery = queryOptions({
  queryKey: [readOwnUserCall.address],
  queryFn: fetchUser,
  staleTime: fiveMinutes,
  gcTime: fiveMinutes,
  retry: false,
  retryOnMount: false, // several components ask who is signed in: a failure must not make each of them ask again
})

export function useSession(): Session {
  const token = useSyncExternalStore(subscribeSession, readToken, () => null)
  const query = useQuery({ ...userQuery, enabled: token !== null })
  if (!token) return { state: 'signed-out' }
  const user = query.data ?? (query.isError ? readStoredUser() : null)
  if (user) return describeUser(user)
  if (query.isError) return { state: 'unreachable' }
  return { state: 'loading' }
}

/** What is known without asking the server. */
export function readSession(): Session {
  if (!readToken()) return { state: 'signed-out' }
  const user = queryClient.getQueryData(userQuery.queryKey)
  return user ? describeUser(user) : { state: 'loading' }
}

/** The signed-in user, on pages that only a signed-in person sees. */
export function useUser(): UserView {
  const session = useSession()
  if (session.state !== 'signed-in') throw new Error('useUser needs a signed-in session')
  return session.user
}

export function describeUser(user: UserView): Extract<Session, { state: 'signed-in' }> {
  const { firstName, username, role } = user
  return { state: 'signed-in', user, firstName, username, isAdmin: role === 'admin' }
}

export function signIn({ sessionToken, user }: LoginResult) {
  queryClient.clear()
  queryClient.setQueryData(userQuery.queryKey, user)
  storeSession(sessionToken, user)
  settleLanguage(user).catch(() => undefined) // without a network the language stays as it is
}

/** The device forgets at once; the server is told, and where it cannot be reached the token simply runs out. */
export function signOut() {
  send(logoutCall).catch(() => undefined)
  clearSession()
}

/** After one's profile changed: every screen shows the new name. */
export function updateSessionUser(user: UserView) {
  queryClient.setQueryData(userQuery.queryKey, user)
  storeUser(user)
}

export function clearSession() {
  removeSession()
  queryClient.clear()
}

function endSession() {
  clearSession()
  notifySignedOut()
}

async function fetchUser({ signal }: { signal: AbortSignal }): Promise<UserView> {
  const token = readToken()
  try {
    const user = await send(readOwnUserCall, {}, signal)
    if (readToken() === token) storeUser(user)
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && readToken() === token) endSession()
    throw error
  }
}
