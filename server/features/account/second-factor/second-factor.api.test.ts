import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secondFactors } from '#server/db/schema.ts'
import type { NewUser } from '#server/features/users/shared-store.ts'
import { computeCode } from '#server/lib/totp.ts'
import { openTestApp, type TestApp, testPassword } from '#server/testing/harness.ts'
import { resetByOperator } from './reset-by-admin.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const url = '/api/account/second-factor'
const halfMinute = 30_000
const readStep = () => Math.floor(test.now().getTime() / halfMinute)
const fromBase32 = (key: string) => {
  const bits = [...key].map(letter =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
const post = (address: string, payload: object, token?: string) =>
  test.call(token, { method: 'POST', url: address, payload })
const beginSignIn = (email: string) => post('/api/auth/login', { email, password: testPassword })
const passStep = (step: string, code: string) => post('/api/auth/second-steps', { step, code })
const listKinds = async (to: string) =>
  (await test.listMails()).filter(mail => mail.to === to).map(mail => mail.kind)

/** Somebody whose sign-in has a second step, and the codes that their app shows. */
async function enrol(fields: Partial<NewUser> = {}) {
  const { user, token } = await test.createSignedIn(fields)
  const { body } = await post(url, { password: testPassword }, token)
  const secret = fromBase32(body.key)
  const readCode = () => computeCode(secret, readStep())
  const confirmed = await test.call(token, { method: 'PUT', url, payload: { code: readCode() } })
  const recoveryCodes: string[] = confirmed.body.recoveryCodes
  test.turnClock(halfMinute) // the code of the confirmation is spent
  return { user, token, secret, readCode, recoveryCodes }
}

describe('turning a second step on', () => {
  it('takes the password, then a code of the app; before that code nothing is asked for', async () => {
    const { user, token } = await test.createSignedIn()
    expect((await post(url, { password: 'wrong' }, token)).body.field).toBe('password')
    const { status, body } = await post(url, { password: testPassword }, token)
    expect(status).toBe(200)
    expect(body.uri).toContain(`secret=${body.key}&issuer=Munshi`)
    expect((await beginSignIn(user.email)).status).toBe(200)
    const wrong = await test.call(token, { method: 'PUT', url, payload: { code: '000000' } })
    expect(wrong).toMatchObject({ status: 400, body: { field: 'code' } })
    const code = computeCode(fromBase32(body.key), readStep())
    const right = await test.call(token, { method: 'PUT', url, payload: { code } })
    expect(new Set(right.body.recoveryCodes).size).toBe(10)
    const view = await test.call(token, { method: 'GET', url })
    expect(view.body).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 })
  })

  it('signs out the other devices and tells by mail', async () => {
    const user = await test.createUser()
    const other = await test.signIn(user)
    const token = await test.signIn(user)
    const { body } = await post(url, { password: testPassword }, token)
    const code = computeCode(fromBase32(body.key), readStep())
    await test.call(token, { method: 'PUT', url, payload: { code } })
    expect((await test.call(other, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).body.secondFactor).toBe(true)
    expect(await listKinds(user.email)).toContain('second-step-on')
  })

  it('keeps the key sealed: neither the database nor an export has it in clear', async () => {
    const { user, token, secret } = await enrol()
    const rows = await test.db.select().from(secondFactors)
    const row = rows.find(each => each.userId === user.id)
    expect(row?.secret).toMatch(/^s1\./)
    for (const form of ['base64url', 'hex'] as const) expect(row?.secret).not.toContain(secret.toString(form))
    const { text, body } = await test.call(token, { method: 'GET', url: '/api/account/export' })
    expect(body.secondStep.recoveryCodesLeft).toBe(10)
    expect(text).not.toMatch(/s1\.|codeHash|tokenHash/)
  })
})

describe('signing in with a second step', () => {
  it('answers the password with a question, and the code with the session', async () => {
    const { user, readCode } = await enrol()
    const first = await beginSignIn(user.email)
    expect(first).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    expect(first.text).not.toContain('sessionToken')
    const second = await passStep(first.body.details.step, readCode())
    expect(second.status).toBe(200)
    const me = await test.call(second.body.sessionToken, { method: 'GET', url: '/api/auth/user' })
    expect(me.body.id).toBe(user.id)
  })

  it('never takes the same code twice, nor two sign-ins with it at once', async () => {
    const { user, readCode } = await enrol()
    const steps = await Promise.all([1, 2, 3].map(() => beginSignIn(user.email)))
    const code = readCode()
    const tries = await Promise.all(steps.map(({ body }) => passStep(body.details.step, code)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('allows five tries, then the password again', async () => {
    const { user, readCode } = await enrol()
    const { step } = (await beginSignIn(user.email)).body.details
    for (let n = 0; n < 5; n += 1) expect((await passStep(step, '000000')).body.field).toBe('code')
    expect(await passStep(step, readCode())).toMatchObject({ status: 410, body: { code: 'gone' } })
  })

  it('slows down whoever knows the password and guesses the codes', { timeout: 40_000 }, async () => {
    const { user } = await enrol()
    const steps = await Promise.all([1, 2, 3, 4, 5].map(() => beginSignIn(user.email)))
    const guesses = steps.flatMap(({ body }) =>
      [1, 2, 3, 4, 5].map(() => passStep(body.details.step, '000000')),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter(status => status === 429).length).toBeGreaterThan(5)
  })

  it('gives ten minutes for the second step', async () => {
    const { user, readCode } = await enrol()
    const { step } = (await beginSignIn(user.email)).body.details
    test.turnClock(11 * 60_000)
    expect((await passStep(step, readCode())).body.code).toBe('gone')
  })

  it('says nothing of a second step to a wrong password', async () => {
    const { user } = await enrol()
    const answer = await post('/api/auth/login', { email: user.email, password: 'not it' })
    expect(answer.body.code).toBe('bad_credentials')
  })
})

describe('recovery codes', () => {
  it('sign in once each, however they are typed, and their owner hears of it', async () => {
    const { user, recoveryCodes } = await enrol()
    const [code = ''] = recoveryCodes
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    const first = await beginSignIn(user.email)
    expect((await passStep(first.body.details.step, typed)).status).toBe(200)
    const again = await beginSignIn(user.email)
    expect((await passStep(again.body.details.step, code)).body.field).toBe('code')
    expect(await listKinds(user.email)).toContain('recovery-code-used')
  })

  it('are replaced with the password, and the old ones end', async () => {
    const { user, token, recoveryCodes } = await enrol()
    const { body } = await post(`${url}/recovery-codes`, { password: testPassword }, token)
    expect(body.recoveryCodes).toHaveLength(10)
    const { step } = (await beginSignIn(user.email)).body.details
    expect((await passStep(step, recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await passStep(step, body.recoveryCodes[0])).status).toBe(200)
  })

  it('work where the key of the installation was lost, and codes of the app say why they do not', async () => {
    const { user, readCode, recoveryCodes } = await enrol()
    const elsewhere = await openTestApp({ db: test.db, secretKey: randomBytes(32), clock: test.now })
    const call = (address: string, payload: object) =>
      elsewhere.call(undefined, { method: 'POST', url: address, payload })
    const { body } = await call('/api/auth/login', { email: user.email, password: testPassword })
    const { step } = body.details
    const withApp = await call('/api/auth/second-steps', { step, code: readCode() })
    expect(withApp).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('recovery code') },
    })
    expect((await call('/api/auth/second-steps', { step, code: recoveryCodes[0] ?? '' })).status).toBe(200)
    await elsewhere.close()
  })
})

describe('turning it off', () => {
  it('takes the password, and is told by mail', async () => {
    const { user, token } = await enrol()
    const turnOff = (password: string) => test.call(token, { method: 'DELETE', url, payload: { password } })
    expect((await turnOff('wrong')).status).toBe(400)
    expect((await turnOff(testPassword)).status).toBe(204)
    expect((await beginSignIn(user.email)).status).toBe(200)
    expect(await listKinds(user.email)).toContain('second-step-off')
  })

  it('is done for somebody else by an administrator, who is recorded', async () => {
    const { user, token } = await enrol()
    const admin = await test.createSignedIn({ role: 'admin' })
    const reset = (id: number) =>
      test.call(admin.token, { method: 'DELETE', url: `/api/admin/users/${id}/second-factor` })
    expect((await reset(user.id)).status).toBe(204)
    expect((await reset(user.id)).status).toBe(409)
    expect((await reset(999_999)).status).toBe(404)
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
    expect((await beginSignIn(user.email)).status).toBe(200)
    const details = await test.call(admin.token, { method: 'GET', url: `/api/admin/users/${user.id}` })
    expect(details.body.audit[0]).toMatchObject({
      action: 'reset the second step',
      actor: admin.user.username,
    })
    expect(await listKinds(user.email)).toContain('second-step-reset')
  })

  it('is done by whoever runs the server for the last administrator, and recorded', async () => {
    const { user } = await enrol({ role: 'admin' })
    expect(await resetByOperator(test.db, user.email.toUpperCase(), test.now())).toBe(true)
    expect(await resetByOperator(test.db, user.email, test.now())).toBe(false)
    const { status, body } = await beginSignIn(user.email)
    expect(status).toBe(200)
    const details = await test.call(body.sessionToken, { method: 'GET', url: `/api/admin/users/${user.id}` })
    expect(details.body.audit[0]).toMatchObject({ actor: 'the operator', action: 'reset the second step' })
  })

  it('is not done for oneself as an administrator: that takes the password', async () => {
    const { user, token } = await enrol({ role: 'admin' })
    const answer = await test.call(token, {
      method: 'DELETE',
      url: `/api/admin/users/${user.id}/second-factor`,
    })
    expect(answer.status).toBe(409)
  })
})
