import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '#web/api.ts'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { stubStorage } from '#web/testing/memory-storage.ts'
import { procedureQuery, proceduresQuery } from './queries.ts'

let server: LocalServer
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

beforeEach(async () => {
  server = await startLocalServer()
  stubStorage()
  server.answer({ status: 503, body: { code: 'unavailable', message: 'Later' } })
})
afterEach(() => server.stop())

it.each([
  ['the list', () => client.fetchQuery(proceduresQuery)],
  ['one guide', () => client.fetchQuery(procedureQuery('regular-bail-procedure'))],
])('an answer for %s that is no success says that procedures could not be fetched', async (_, ask) => {
  const failure = await ask().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ message: 'Failed to fetch procedures', status: 503 })
})
