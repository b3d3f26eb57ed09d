import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError, queryClient } from '#web/api.ts'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { stubStorage } from '#web/testing/memory-storage.ts'
import { cardsQuery, procedureQuery, progressListQuery, progressQuery, rememberDone } from './queries.ts'

let server: LocalServer
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

beforeEach(async () => {
  server = await startLocalServer()
  stubStorage()
  server.answer({ status: 503, body: { code: 'unavailable', message: 'Later' } })
})
afterEach(() => server.stop())

it.each([
  ['the list', () => client.fetchQuery(cardsQuery)],
  ['one guide', () => client.fetchQuery(procedureQuery('regular-bail-procedure'))],
])('an answer for %s that is no success says that procedures could not be fetched', async (_, ask) => {
  const failure = await ask().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ message: 'Failed to fetch procedures', status: 503 })
})

it('what is ticked off on the page of a guide is ticked off on its card, and on no other', () => {
  const list = progressListQuery.queryKey
  rememberDone('regular-bail-procedure', [1])
  expect(queryClient.getQueryData(list)).toBeUndefined() // not asked for yet: the server will tell all of it
  queryClient.setQueryData(list, { 'rti-procedure': [4] })
  rememberDone('regular-bail-procedure', [1, 2])
  expect(queryClient.getQueryData(list)).toEqual({ 'rti-procedure': [4], 'regular-bail-procedure': [1, 2] })
  expect(queryClient.getQueryData(progressQuery('regular-bail-procedure').queryKey)?.done).toEqual([1, 2])
  queryClient.clear()
})
