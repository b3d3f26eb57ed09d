import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listDraftsCall } from '#shared/contract/drafts.ts'
import { listFormsCall } from '#shared/contract/forms.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'
import { describeUser, signIn, signOut, userQuery } from '#web/session.ts'
import { parseUser, readStoredUser, readToken, subscribeSession, watchOtherTabs } from '#web/storage.ts'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { makeUser } from '#web/testing/make-user.ts'
import { stubStorage } from '#web/testing/memory-storage.ts'
import { listToasts } from '#web/ui/toast-store.ts'

const drafts = query(listDraftsCall).queryKey
let server: LocalServer
let storage: Map<string, string>
const user = makeUser({ status: 'approved' })

beforeEach(async () => {
  server = await startLocalServer()
  storage = stubStorage()
  queryClient.clear()
})
afterEach(() => server.stop())

describe('the session', () => {
  it('stores token and user on signing in, under the agreed key', () => {
    signIn({ sessionToken: 'abc', user })
    expect(storage.get('sessionToken')).toBe('abc')
    expect(readStoredUser()).toEqual(user)
    expect(queryClient.getQueryData(userQuery.queryKey)).toEqual(user)
  })

  it('leaves nothing behind on signing out, and tells the server with the old token', async () => {
    signIn({ sessionToken: 'abc', user })
    queryClient.setQueryData(drafts, [])
    signOut()
    expect(storage.size).toBe(0)
    expect(queryClient.getQueryData(drafts)).toBeUndefined()
    await vi.waitFor(() => expect(server.seen[0]).toMatchObject({ url: '/api/auth/logout', token: 'abc' }))
  })

  it('is cleared by a 401 on the user, with a word to the person', async () => {
    signIn({ sessionToken: 'abc', user })
    server.answer({ status: 401, body: { code: 'unauthenticated', message: 'Please sign in' } })
    await expect(queryClient.fetchQuery({ ...userQuery, staleTime: 0 })).rejects.toThrow()
    expect(readToken()).toBeNull()
    expect(listToasts()[0]?.title).toBe('Signed out')
  })

  it('survives a server that fails otherwise: the stored user stays', async () => {
    signIn({ sessionToken: 'abc', user })
    server.answer({ status: 500, body: { code: 'internal', message: 'Something failed' } })
    await expect(queryClient.fetchQuery({ ...userQuery, staleTime: 0 })).rejects.toThrow('500')
    expect(readToken()).toBe('abc')
    expect(readStoredUser()).toEqual(user)
  })

  it('asks for the user again when another call is answered with 401', async () => {
    signIn({ sessionToken: 'abc', user })
    server.answer({ status: 401, body: { code: 'unauthenticated', message: 'Please sign in' } })
    await expect(queryClient.fetchQuery(query(listFormsCall))).rejects.toThrow('401')
    expect(queryClient.getQueryState(userQuery.queryKey)?.isInvalidated).toBe(true)
  })

  it('judges an administrator by the stored role', () => {
    expect(describeUser(makeUser({ role: 'admin' })).isAdmin).toBe(true)
    expect(describeUser(user).isAdmin).toBe(false)
  })
})

describe('the user', () => {
  it('is asked for again after five minutes at the earliest, and not again after a failure', () =>
    expect([userQuery.staleTime, userQuery.gcTime, userQuery.retry]).toEqual([300_000, 300_000, false]))
})

describe('other tabs', () => {
  it.each([
    ['sessionToken', 1],
    [null, 1],
    ['theme', 0],
  ])('a change of %s is heard %i times', (key, times) => {
    const heard = vi.fn()
    const stop = subscribeSession(heard)
    const tab = new EventTarget()
    watchOtherTabs(tab as Window, () => undefined) // the one method it uses
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
    stop()
    expect(heard).toHaveBeenCalledTimes(times)
  })
})

describe('a stored user that cannot be read', () => {
  it.each(['', 'null', '{', '[]', '{"name":"x"}'])('%s counts as none', text => {
    expect(parseUser(text)).toBeNull()
  })
})
