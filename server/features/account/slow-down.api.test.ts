import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testPassword } from '#server/testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const signIn = (email: string, password: string, remoteAddress: string) =>
  test.call(undefined, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress,
  })
const guess = (email: string, times: number, readAddress: (n: number) => string) =>
  Promise.all(Array.from({ length: times }, (_, n) => signIn(email, `guess ${n}`, readAddress(n))))
const count = (answers: { status: number }[], status: number) =>
  answers.filter(answer => answer.status === status).length

describe('guessing at an account', () => {
  it('does not lock its owner out, not even at the same address', async () => {
    const owner = await test.createUser({ role: 'admin' })
    expect(count(await guess(owner.email, 10, () => '10.1.0.1'), 401)).toBe(10)
    expect((await signIn(owner.email, testPassword, '10.1.0.2')).status).toBe(200)
    expect((await signIn(owner.email, testPassword, '10.1.0.1')).status).toBe(200)
  })

  it('from one address gets slower and slower, and is told when to come back', {
    timeout: 30_000,
  }, async () => {
    const owner = await test.createUser()
    const answers = await guess(owner.email, 40, () => '10.2.0.1')
    expect(count(answers, 401)).toBeLessThan(14)
    const refused = answers.find(answer => answer.status === 429)
    expect(refused?.body.message).toMatch(/^Too many attempts\. Please try again in \d+ seconds\.$/)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(120)
  })

  it('from many addresses at once stays below a hundred tries an hour', { timeout: 30_000 }, async () => {
    const owner = await test.createUser()
    const answers = await guess(owner.email, 60, n => `10.3.0.${n}`)
    expect(count(answers, 401)).toBeLessThan(45)
    expect(count(answers, 429)).toBeGreaterThan(15)
  })
})
