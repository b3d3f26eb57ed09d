import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('a clock that is set back an hour does not keep a person in whom another server has suspended', async () => {
  const { user, token } = await test.createSignedIn()
  const ask = async () => (await test.call(token, { method: 'GET', url: '/api/auth/user' })).status
  expect(await ask()).toBe(200)
  test.turnClock(-60 * 60_000)
  expect(await ask()).toBe(200)
  test.turnClock(-60 * 60_000)
  await test.db.update(users).set({ status: 'suspended' }).where(eq(users.id, user.id))
  expect(await ask()).toBe(403)
})
