import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, parseLinkToken, type TestApp, testPassword } from '#server/testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('the profile', () => {
  it('changes what was sent, clears what was emptied, leaves the rest', async () => {
    const { user, token } = await test.createSignedIn({
      phoneNumber: '98000 00001',
      barCouncilId: 'MH/1/2020',
      specialization: 'Civil',
    })
    const payload = { firstName: ' Meera ', lastName: 'Rao', phoneNumber: '', version: user.version }
    const { status, body } = await test.call(token, { method: 'PATCH', url: '/api/account', payload })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      firstName: 'Meera',
      phoneNumber: null,
      barCouncilId: 'MH/1/2020',
      specialization: 'Civil',
      version: user.version + 1,
    })
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).body.firstName).toBe('Meera')
  })

  it('refuses to overwrite what changed in another tab, and shows it', async () => {
    const { user, token } = await test.createSignedIn()
    const change = (firstName: string) =>
      test.call(token, {
        method: 'PATCH',
        url: '/api/account',
        payload: { firstName, lastName: 'Rao', version: user.version },
      })
    await change('First')
    const second = await change('Second')
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'stale', details: { current: { firstName: 'First' } } },
    })
  })

  it('cannot change role, status, limit or address', async () => {
    const { user, token } = await test.createSignedIn()
    const payload = {
      firstName: 'A',
      lastName: 'B',
      version: user.version,
      role: 'admin',
      status: 'approved',
      usageLimit: 1_000_000,
      email: 'x@example.in',
    }
    const { body } = await test.call(token, { method: 'PATCH', url: '/api/account', payload })
    expect(body).toMatchObject({ role: 'user', usageLimit: 500, email: user.email })
  })
})

describe('the language of the site', () => {
  it('is kept with the account, told at the next sign-in, and is no edit of the profile', async () => {
    const { user, token } = await test.createSignedIn()
    expect(user.language).toBeNull()
    const choose = (language: string) =>
      test.call(token, { method: 'PUT', url: '/api/account/language', payload: { language } })
    expect(await choose('mr')).toMatchObject({ status: 200, body: { language: 'mr', version: user.version } })
    const next = await test.signIn(user)
    const read = await test.call(next, { method: 'GET', url: '/api/auth/user' })
    expect(read.body).toMatchObject({ language: 'mr' })
    const kept = await test.call(token, { method: 'GET', url: '/api/account/export' })
    expect(kept.body.account.language).toBe('mr')
    expect((await choose('fr')).status).toBe(400)
  })
})

describe('the password', () => {
  it('needs the current one, and a change signs out the other devices only', async () => {
    const { user, token } = await test.createSignedIn()
    const other = await test.signIn(user)
    const change = (currentPassword: string) =>
      test.call(token, {
        method: 'PUT',
        url: '/api/account/password',
        payload: { currentPassword, newPassword: 'quite new' },
      })
    expect(await change('wrong')).toMatchObject({ status: 400, body: { field: 'currentPassword' } })
    expect((await change(testPassword)).status).toBe(200)
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).status).toBe(200)
    expect((await test.call(other, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
    expect(await test.signIn(user, 'quite new')).toBeTruthy()
    expect(
      (await test.listMails()).some(mail => mail.kind === 'password-changed' && mail.to === user.email),
    ).toBe(true)
  })

  it('cannot be guessed from an open session', async () => {
    const { token } = await test.createSignedIn()
    const guess = () =>
      test.call(token, {
        method: 'PUT',
        url: '/api/account/password',
        payload: { currentPassword: 'x', newPassword: 'quite new' },
      })
    for (let n = 0; n < 10; n += 1) await guess()
    expect((await guess()).status).toBe(429)
  })
})

describe('signed-in devices', () => {
  it('are listed with the current one marked, and can be signed out one by one', async () => {
    const user = await test.createUser()
    const token = await test.signIn(user)
    const other = await test.signIn(user)
    const { body } = await test.call(token, { method: 'GET', url: '/api/account/devices' })
    expect(body).toHaveLength(2)
    expect(body.filter((device: { current: boolean }) => device.current)).toHaveLength(1)
    const away = body.find((device: { current: boolean }) => !device.current)
    expect(
      (await test.call(token, { method: 'DELETE', url: `/api/account/devices/${away.id}` })).status,
    ).toBe(204)
    expect((await test.call(other, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
  })

  it('of somebody else are not there', async () => {
    const mine = await test.createSignedIn()
    const theirs = await test.createSignedIn()
    const { body } = await test.call(theirs.token, { method: 'GET', url: '/api/account/devices' })
    expect(
      (await test.call(mine.token, { method: 'DELETE', url: `/api/account/devices/${body[0].id}` })).status,
    ).toBe(404)
    expect((await test.call(theirs.token, { method: 'GET', url: '/api/auth/user' })).status).toBe(200)
  })
})

describe('confirming the address', () => {
  it('works by the link in the mail, which can be asked for again three times an hour', async () => {
    const { user, token } = await test.createSignedIn()
    const ask = () => test.call(token, { method: 'POST', url: '/api/account/email-verification-requests' })
    expect((await ask()).status).toBe(202)
    const mail = (await test.listMails()).find(row => row.kind === 'verify-email' && row.to === user.email)
    await ask()
    const payload = { token: parseLinkToken(mail?.text ?? '') }
    const old = await test.call(undefined, { method: 'POST', url: '/api/auth/email-verifications', payload })
    expect(old.body.code).toBe('gone')
    const newer = (await test.listMails())
      .filter(row => row.kind === 'verify-email' && row.to === user.email)
      .at(-1)
    const fresh = { token: parseLinkToken(newer?.text ?? '') }
    expect(
      (await test.call(undefined, { method: 'POST', url: '/api/auth/email-verifications', payload: fresh }))
        .status,
    ).toBe(200)
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).body.emailVerified).toBe(true)
    expect((await ask()).status).toBe(409)
  })
})

describe('leaving', () => {
  it('takes along everything that is kept, without secrets', async () => {
    const { user, token } = await test.createSignedIn()
    const { status, body, text, headers } = await test.call(token, {
      method: 'GET',
      url: '/api/account/export',
    })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('munshi-my-data.json')
    expect(body.account.email).toBe(user.email)
    expect(body.devices).toHaveLength(1)
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash/)
  })

  it('needs the password, ends every session and frees name and address', async () => {
    const { user, token } = await test.createSignedIn()
    const leave = (password: string) =>
      test.call(token, { method: 'DELETE', url: '/api/account', payload: { password } })
    expect((await leave('wrong')).status).toBe(400)
    expect((await leave(testPassword)).status).toBe(204)
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
    await expect(test.createUser({ username: user.username, email: user.email })).resolves.toBeTruthy()
  })

  it('is not possible for the last administrator', async () => {
    const { token } = await test.createSignedIn({ role: 'admin' })
    const answer = await test.call(token, {
      method: 'DELETE',
      url: '/api/account',
      payload: { password: testPassword },
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'last_admin' } })
  })
})
