import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/lib/passwords.ts'
import { openTestApp, type TestApp, testPassword } from '#server/testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const change = (token: string, newPassword: string, currentPassword = testPassword) =>
  test.call(token, { method: 'PUT', url: '/api/account/password', payload: { currentPassword, newPassword } })
const readMe = (token: string) => test.call(token, { method: 'GET', url: '/api/auth/user' })

describe('a new password', () => {
  it.each(['123456', 'Password', 'password1', 'P@ssw0rd1', 'Welcome@123', 'krishna', 'iloveyou2'])(
    '%s is refused as one of the most used, with the reason',
    async password => {
      const { token } = await test.createSignedIn()
      const { status, body } = await change(token, password)
      expect({ status, field: body.field }).toEqual({ status: 400, field: 'newPassword' })
      expect(body.message).toContain('tried first')
    },
  )

  it.each(['Asha2026', 'vakil.rao', 'Munshi@1'])(
    '%s is refused as too close to its owner',
    async password => {
      const { token } = await test.createSignedIn({ username: `vakil.rao`, email: 'vakil@example.in' })
      expect((await change(token, password)).body.field).toBe('newPassword')
      await test.db.execute(`delete from users where username = 'vakil.rao'`)
    },
  )

  it.each(['tiffin', 'chamber 42', 'नमस्ते दुनिया', 'my password is long enough'])(
    '%s is taken: six characters are enough for people',
    async password => {
      const { token } = await test.createSignedIn()
      expect((await change(token, password)).status).toBe(200)
    },
  )

  it('may have 128 characters, and every one of them counts', async () => {
    const { user, token } = await test.createSignedIn()
    const long = `${'कोर्ट no. 12 '.repeat(9)}`.slice(0, 100).padEnd(128, 'x')
    expect((await change(token, `${long}y`)).status).toBe(400)
    expect((await change(token, long)).status).toBe(200)
    const signIn = (password: string) =>
      test.call(undefined, {
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: user.email, password },
      })
    expect((await signIn(`${long.slice(0, -1)}y`)).status).toBe(401)
    expect((await signIn(long)).status).toBe(200)
  })

  it('of a registration is looked at too', async () => {
    const payload = {
      username: 'newcomer',
      email: 'newcomer@example.in',
      password: 'newcomer',
      firstName: 'Asha',
      lastName: 'Rao',
    }
    const register = (password: string) =>
      test.call(undefined, { method: 'POST', url: '/api/auth/register', payload: { ...payload, password } })
    expect((await register('newcomer')).body.field).toBe('password')
    expect((await register('qwerty')).body.field).toBe('password')
    expect((await register('tiffin')).status).toBe(201)
  })
})

describe('an administrator', () => {
  const short = 'tiffin box'
  const openAdmin = async () => test.createUser({ role: 'admin', passwordHash: await hashPassword(short) })

  it('with a short password of before is let in and asked to change it, until it is long enough', async () => {
    const user = await openAdmin()
    const token = await test.signIn(user, short)
    expect((await readMe(token)).body.needsStrongerSignIn).toBe(true)
    expect((await test.call(token, { method: 'GET', url: '/api/admin/users' })).status).toBe(200)
    expect((await change(token, 'eleven char', short)).body.message).toBe(
      'Administrators need at least 12 characters, or a second step.',
    )
    expect((await change(token, 'twelve chars', short)).status).toBe(200)
    expect((await readMe(token)).body.needsStrongerSignIn).toBe(false)
    expect((await readMe(await test.signIn(user, 'twelve chars'))).body.needsStrongerSignIn).toBe(false)
  })

  it('of today whose password was long enough all along is asked nothing', async () => {
    const { token } = await test.createSignedIn({ role: 'admin' })
    expect((await readMe(token)).body.needsStrongerSignIn).toBe(false)
  })

  it('who was made one is asked as well, and nobody else is', async () => {
    const user = await test.createUser({ passwordHash: await hashPassword(short) })
    const token = await test.signIn(user, short)
    expect((await readMe(token)).body.needsStrongerSignIn).toBe(false)
    const { token: chief } = await test.createSignedIn({ role: 'admin' })
    await test.call(chief, {
      method: 'PATCH',
      url: `/api/admin/users/${user.id}`,
      payload: { role: 'admin' },
    })
    expect((await readMe(token)).body.needsStrongerSignIn).toBe(true)
  })
})
