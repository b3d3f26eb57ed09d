import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, parseLinkToken, type TestApp, testPassword } from '#server/testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

async function signIn(email: string, cookie?: string, password = testPassword, remoteAddress = '10.0.0.1') {
  const answer = await test.call(undefined, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'user-agent': phone, ...(cookie && { cookie }) },
    remoteAddress,
  })
  return { ...answer, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' }
}
const listNotices = async (to: string) =>
  (await test.listMails()).filter(mail => mail.to === to && mail.kind === 'new-device')

describe('a device that signs in', () => {
  it('is told of by mail when it is a new one, not the very first time and not again', async () => {
    const { email } = await test.createUser()
    const first = await signIn(email)
    expect(await listNotices(email)).toEqual([])
    await signIn(email, first.cookie)
    expect(await listNotices(email)).toEqual([])
    const other = await signIn(email)
    const [notice, ...more] = await listNotices(email)
    expect(more).toEqual([])
    expect(notice?.text).toContain('Chrome on Android')
    await signIn(email, other.cookie)
    expect(await listNotices(email)).toHaveLength(1)
  })

  it('keeps a mark that no script reads and only sign-ins see', async () => {
    const { email } = await test.createUser()
    const { headers } = await signIn(email)
    expect(headers['set-cookie']).toMatch(
      /^munshi-device=[\w-]{43}; Path=\/api\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    )
    const secure = await openTestApp({ publicUrl: 'https://munshi.test' })
    const user = await secure.createUser()
    const payload = { email: user.email, password: testPassword }
    const answer = await secure.call(undefined, { method: 'POST', url: '/api/auth/login', payload })
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/)
    await secure.close()
  })

  it('is signed in by its mark to nothing', async () => {
    const { email } = await test.createUser()
    const { cookie } = await signIn(email)
    const answer = await test.call(undefined, { method: 'GET', url: '/api/auth/user', headers: { cookie } })
    expect(answer.status).toBe(401)
    expect((await signIn(email, cookie, 'wrong')).status).toBe(401)
  })
})

describe('a device that is known', () => {
  it('signs its owner in while others guess from everywhere', { timeout: 30_000 }, async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const { cookie } = await signIn(email)
    const guesses = Array.from({ length: 60 }, (_, n) =>
      signIn(email, undefined, `guess ${n}`, `10.8.0.${n % 250}`),
    )
    const elsewhere = signIn(email, undefined, testPassword, '10.8.9.9')
    const here = signIn(email, cookie, testPassword, '10.8.9.9')
    expect((await elsewhere).status).toBe(429)
    expect((await here).status).toBe(200)
    await Promise.all(guesses)
  })

  it('is known for its own account only', async () => {
    const [one, other] = [await test.createUser(), await test.createUser({ lastLogin: new Date() })]
    const { cookie } = await signIn(one.email)
    await signIn(other.email, cookie)
    expect(await listNotices(other.email)).toHaveLength(1)
  })

  it('is the one that opened a reset link, and only that one', async () => {
    const { email } = await test.createUser()
    const stolen = await signIn(email)
    await test.call(undefined, {
      method: 'POST',
      url: '/api/auth/password-reset-requests',
      payload: { email },
    })
    const findLink = async () => (await test.listMails()).find(mail => mail.to === email && mail.secret)?.text
    await expect.poll(findLink).toBeTruthy()
    const payload = { token: parseLinkToken((await findLink()) ?? ''), password: 'a newer secret' }
    const reset = await test.call(undefined, { method: 'POST', url: '/api/auth/password-resets', payload })
    const cookie = String(reset.headers['set-cookie']).split(';')[0]
    await signIn(email, cookie, 'a newer secret')
    expect(await listNotices(email)).toEqual([])
    await signIn(email, stolen.cookie, 'a newer secret')
    expect(await listNotices(email)).toHaveLength(1)
  })
})

describe('the list of devices', () => {
  it('signs out all others at once', async () => {
    const user = await test.createUser()
    const [here, there, elsewhere] = [
      await test.signIn(user),
      await test.signIn(user),
      await test.signIn(user),
    ]
    const closeOthers = () => test.call(here, { method: 'DELETE', url: '/api/account/devices' })
    expect((await closeOthers()).body.message).toBe('2 other devices signed out.')
    expect((await closeOthers()).body.message).toBe('No other device was signed in.')
    const statuses = await Promise.all(
      [here, there, elsewhere].map(token => test.call(token, { method: 'GET', url: '/api/auth/user' })),
    )
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401])
  })

  it('and what is known of devices travels with the export and goes with the account', async () => {
    const { user, token } = await test.createSignedIn()
    const { body } = await test.call(token, { method: 'GET', url: '/api/account/export' })
    expect(body.knownDevices).toMatchObject([{ device: expect.any(String), userId: user.id }])
    const payload = { password: testPassword }
    expect((await test.call(token, { method: 'DELETE', url: '/api/account', payload })).status).toBe(204)
  })
})
