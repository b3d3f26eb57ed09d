import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

const limit = 5
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ trustProxy: parseTrustedProxies('true'), requestsPerMinute: limit })
})
afterAll(() => test.close())

/** Each call says in front of the header that it comes from somewhere else; the proxy writes behind it what it saw. */
const call = (number: number, seen: string) =>
  test.call(undefined, {
    method: 'GET',
    url: '/api/docs',
    remoteAddress: '10.1.1.1',
    headers: { 'x-forwarded-for': `198.51.100.${number}, ${seen}` },
  })

it('a visitor behind a proxy passes no limit by naming other addresses, and holds up nobody else', async () => {
  for (let number = 0; number < limit; number += 1)
    expect((await call(number, '203.0.113.7')).status).toBe(200)
  expect((await call(99, '203.0.113.7')).status).toBe(429)
  expect((await call(99, '203.0.113.8')).status).toBe(200)
})
