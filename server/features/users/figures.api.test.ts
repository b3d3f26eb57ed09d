import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const read = async () => (await test.call(undefined, { method: 'GET', url: '/api/figures' })).body

it('tells anybody how many accounts are approved, and nothing else', async () => {
  const before = (await read()).users
  await test.createUser({ status: 'approved' })
  await test.createUser({ status: 'pending' })
  await test.createUser({ status: 'suspended' })
  expect(await read()).toEqual({ users: before + 1 })
})
