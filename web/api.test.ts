import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listFormsCall } from '#shared/contract/forms.ts'
import { ApiError, deriveErrorMessage, nameFailure, queryClient } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { stubStorage } from '#web/testing/memory-storage.ts'

let server: LocalServer

beforeEach(async () => {
  server = await startLocalServer()
  stubStorage()
})
afterEach(() => server.stop())

describe('what was fetched once', () => {
  const { queries, mutations } = queryClient.getDefaultOptions()

  it('never goes stale and is not fetched again by itself', () =>
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
    }))

  it('is not asked for twice when it fails, nor is a change', () =>
    expect([queries?.retry, mutations?.retry]).toEqual([false, false]))
})

describe('what is written into the cache', () => {
  it('is told before any timer runs, so that a tick is not painted undone', async () => {
    const heard: unknown[] = []
    const observer = new QueryObserver(queryClient, { queryKey: ['/api/ticks'], enabled: false })
    // As useQuery listens.
    const stop = observer.subscribe(notifyManager.batchCalls(({ data }) => heard.push(data)))
    queryClient.setQueryData(['/api/ticks'], [2])
    await Promise.resolve()
    expect(heard).toContainEqual([2])
    stop()
  })
})

describe('what a person is told', () => {
  it('is the server’s message', () => {
    const error = new ApiError(409, 'Conflict', '{"code":"taken","message":"Username is already taken"}')
    expect(deriveErrorMessage(error, 'Registration failed')).toBe('Username is already taken')
    expect(error.body?.code).toBe('taken')
  })

  it('is the fallback when the server said nothing a person can read', () => {
    for (const text of ['', '<h1>Bad gateway</h1>', '{}', '[]', 'null', '{"message":7}', '{"message":""}']) {
      expect(deriveErrorMessage(new ApiError(502, 'Bad Gateway', text), 'Login failed')).toBe('Login failed')
    }
    expect(deriveErrorMessage(new TypeError('fetch failed'), 'Login failed')).toBe('Login failed')
    expect(deriveErrorMessage(new TypeError('fetch failed'))).toMatch(/^The server could not be reached\./)
  })
})

describe('a failure that is named', () => {
  it('keeps its status and the words of the server', async () => {
    server.answer({ status: 503, body: { code: 'unavailable', message: 'Try later' } })
    const error: unknown = await nameFailure('Failed to fetch forms', send(listFormsCall)).catch(
      value => value,
    )
    expect(error).toMatchObject({ message: 'Failed to fetch forms', status: 503 })
    expect(deriveErrorMessage(error)).toBe('Try later')
  })
})
