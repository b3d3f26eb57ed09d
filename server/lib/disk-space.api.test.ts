import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { createFreeSpaceReader } from './disk-space.ts'

let test: TestApp
let room = 10 ** 9
beforeAll(async () => {
  test = await openTestApp({ readFreeSpace: async () => room })
})
afterAll(() => test.close())

const login = () =>
  test.call(undefined, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'nobody@example.in', password: 'whatever it is' },
  })
const get = (url: string) => test.call(undefined, { method: 'GET', url })
const aWhile = () => new Promise(done => setTimeout(done, 1100))

it('a disk without room refuses what would be written, in words, and nothing else, until there is room', async () => {
  expect((await login()).status).toBe(401)
  room = 10 ** 6
  await aWhile()
  const refused = await login()
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(refused.body.message).toContain('no room left')
  expect((await get('/api/health/ready')).status).toBe(503)
  expect((await get('/api/docs')).status).toBe(200)
  room = 10 ** 9
  await aWhile()
  expect((await login()).status).toBe(401)
  expect((await get('/api/health/ready')).status).toBe(200)
})

it('the room is that of the disk', async () => {
  expect(await createFreeSpaceReader(tmpdir())()).toBeGreaterThan(0)
})
