import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { describeCall, fuzz } from './fuzz.ts'

// Short here; `npm run fuzz` runs the same longer, with a seed of one's own.
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const requests = Number(process.env.FUZZ_REQUESTS ?? 400)

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('nothing that can be sent is answered with a 5xx', { timeout: 60_000 + requests * 150 }, async () => {
  const { findings, statuses, routes } = await fuzz(test, seed, requests)
  if (process.env.FUZZ_REQUESTS)
    console.log(`seed ${seed}: ${requests} requests, ${JSON.stringify(statuses)}`)
  const report = findings.map(
    ({ request, status, body, curl }) => `request ${request}: ${status} ${body}\n  ${curl}`,
  )
  expect(report, `seed ${seed}`).toEqual([])
  expect(routes.size).toBeGreaterThan(80)
  for (const status of [200, 400, 401, 403, 404]) expect(statuses[status] ?? 0).toBeGreaterThan(0)
})

it('a finding is printed as a line for the terminal', () => {
  const call = {
    method: 'POST',
    url: '/api/x',
    headers: { 'x-session-token': 't' },
    payload: `{"a":"it's"}`,
  } as const
  expect(describeCall(call)).toBe(
    `curl -X POST -H 'x-session-token: t' --data-raw '{"a":"it'\\''s"}' 'http://127.0.0.1:3000/api/x'`,
  )
})
