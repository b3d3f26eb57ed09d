import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TestApp } from '#server/testing/harness.ts'

// The real hashing, counted: what takes the time of a sign-in is the verification, and a clock would tell less surely.
vi.mock('@node-rs/argon2', async load => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})

let test: TestApp
// Files share what is loaded: the program is loaded anew, and so with the counted hashing.
beforeAll(async () => {
  vi.resetModules()
  const { openTestApp } = await import('#server/testing/harness.ts')
  test = await openTestApp()
})
afterAll(() => test.close())

const readCost = (stored: unknown) => /^\$argon2id\$v=19\$[^$]+/.exec(String(stored))?.[0]
const verified = () => vi.mocked(verify).mock.calls.map(([stored]) => readCost(stored))
const signIn = (email: string) =>
  test.call(undefined, { method: 'POST', url: '/api/auth/login', payload: { email, password: 'not it' } })

it('an unknown address and a wrong password cost one verification each, of the same cost', async () => {
  const user = await test.createUser()
  vi.mocked(verify).mockClear()
  expect((await signIn(user.email)).status).toBe(401)
  expect((await signIn('nobody@example.in')).status).toBe(401)
  const [wrong, unknown, ...more] = verified()
  expect(wrong).toMatch(/^\$argon2id\$/)
  expect(unknown).toBe(wrong)
  expect(more).toEqual([])
})

it('an account that has no password yet costs one too', async () => {
  const user = await test.createUser({ passwordHash: null })
  vi.mocked(verify).mockClear()
  expect((await signIn(user.email)).status).toBe(401)
  expect(verified()).toEqual([expect.stringMatching(/^\$argon2id\$/)])
})
