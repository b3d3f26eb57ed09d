import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, parseLinkToken, type TestApp, testPassword } from '#server/testing/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const form = {
  username: 'asha',
  email: 'Asha@Example.in',
  password: 'secret of asha',
  firstName: 'Asha',
  lastName: 'Rao',
  experience: 'new',
}
const post = (url: string, payload: object, remoteAddress?: string) =>
  test.call(undefined, { method: 'POST', url, payload, remoteAddress })

describe('registering', () => {
  it('creates a pending account that cannot sign in, and tells the applicant and the administrators', async () => {
    await test.createUser({ role: 'admin', email: 'chief@example.in' })
    expect((await post('/api/auth/register', form)).status).toBe(201)
    const login = await post('/api/auth/login', { email: form.email, password: form.password })
    expect(login).toMatchObject({
      status: 403,
      body: { code: 'account_pending', message: 'Account pending approval' },
    })
    const mails = await test.listMails()
    expect(mails.map(mail => [mail.kind, mail.to])).toEqual([
      ['registration-received', 'asha@example.in'],
      ['verify-email', 'asha@example.in'],
      ['new-registration', 'chief@example.in'],
    ])
    expect(mails[0]?.text).toContain('24-48 hours')
  })

  it('refuses a taken username in any case with a free suggestion', async () => {
    const { status, body } = await post('/api/auth/register', {
      ...form,
      username: 'ASHA',
      email: 'other@example.in',
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'taken', field: 'username', suggestion: 'ASHA2' })
    expect(
      (await post('/api/auth/register', { ...form, username: body.suggestion, email: 'free@example.in' }))
        .status,
    ).toBe(201)
  })

  it('refuses a taken address and names the field', async () => {
    const { status, body } = await post('/api/auth/register', { ...form, username: 'someone' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'taken', field: 'email' })
    expect(body.suggestion).toBeTruthy()
  })

  it('names every field that is wrong, in the words of the form and by key', async () => {
    const { status, body } = await post('/api/auth/register', {
      username: 'ab',
      email: 'nope',
      password: 'short',
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      {
        field: 'username',
        message: 'Username must be at least 3 characters',
        said: { key: 'usernameShort' },
      },
      { field: 'email', message: 'Invalid email address', said: { key: 'emailInvalid' } },
      {
        field: 'password',
        message: 'Password must be at least 6 characters',
        said: { key: 'passwordShort' },
      },
      { field: 'firstName', message: 'First name is required', said: { key: 'firstNameRequired' } },
      { field: 'lastName', message: 'Last name is required', said: { key: 'lastNameRequired' } },
    ])
  })

  it('lets exactly one of many simultaneous registrations of a name through', async () => {
    const tries = Array.from({ length: 8 }, (_, n) =>
      post('/api/auth/register', { ...form, username: 'racer', email: `racer${n}@example.in` }),
    )
    const statuses = (await Promise.all(tries)).map(answer => answer.status).sort()
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
  })

  it('tells the administrators what they decide by: number, State and experience', async () => {
    const tell = async (fields: object) => {
      await post('/api/auth/register', { ...form, ...fields })
      return (await test.listMails()).findLast(mail => mail.kind === 'new-registration')?.text
    }
    const given = { username: 'given', email: 'given@example.in', barCouncilId: 'D/7/2020' }
    expect(await tell({ ...given, enrolmentState: 'Goa', experience: 'experienced' })).toContain(
      'Bar Council id: D/7/2020\nState of enrolment: Goa\nExperience: Experienced (3+ years)',
    )
    expect(await tell({ ...given, username: 'told', email: 'told@example.in' })).toContain(
      'State of enrolment: Delhi (by number)',
    )
    const other = await post('/api/auth/register', { ...form, username: 'far', enrolmentState: 'Atlantis' })
    expect([other.status, other.body.field]).toEqual([400, 'enrolmentState'])
  })

  it('never makes an administrator of whoever asks for it', async () => {
    await post('/api/auth/register', {
      ...form,
      username: 'sly',
      email: 'sly@example.in',
      role: 'admin',
      status: 'approved',
    })
    const login = await post('/api/auth/login', { email: 'sly@example.in', password: form.password })
    expect(login.body.code).toBe('account_pending')
  })
})

describe('signing in', () => {
  it('answers with a token and the user, never with a password or hash', async () => {
    const user = await test.createUser()
    const { status, body, text } = await post('/api/auth/login', {
      email: user.email.toUpperCase(),
      password: testPassword,
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      id: user.id,
      role: 'user',
      status: 'approved',
      usageCount: 0,
      usageLimit: 500,
    })
    expect(body.user.lastLogin).toBeTruthy()
    expect(text).not.toMatch(/argon2|password/i)
    const me = await test.call(body.sessionToken, { method: 'GET', url: '/api/auth/user' })
    expect(me.body.email).toBe(user.email)
  })

  it('gives an unknown address and a wrong password the same answer', async () => {
    const user = await test.createUser()
    const wrong = await post('/api/auth/login', { email: user.email, password: 'not it' })
    const unknown = await post('/api/auth/login', { email: 'nobody@example.in', password: 'not it' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
  })

  it.each([
    ['rejected', 'account_rejected'],
    ['suspended', 'account_suspended'],
  ] as const)('tells a %s account why, but only with the right password', async (status, code) => {
    const user = await test.createUser({ status })
    expect((await post('/api/auth/login', { email: user.email, password: testPassword })).body.code).toBe(
      code,
    )
    expect((await post('/api/auth/login', { email: user.email, password: 'not it' })).body.code).toBe(
      'bad_credentials',
    )
  })

  it('stops one address that tries many accounts', async () => {
    const tries = []
    for (let n = 0; n < 101; n += 1)
      tries.push(await post('/api/auth/login', { email: `n${n}@example.in`, password: 'x' }, '10.9.9.9'))
    expect(tries.at(-1)?.status).toBe(429)
  })

  it('keeps several devices apart: signing out ends one', async () => {
    const user = await test.createUser()
    const [phone, desk] = [await test.signIn(user), await test.signIn(user)]
    expect((await test.call(phone, { method: 'POST', url: '/api/auth/logout' })).status).toBe(204)
    expect((await test.call(phone, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
    expect((await test.call(desk, { method: 'GET', url: '/api/auth/user' })).status).toBe(200)
  })

  it('lets a session slide while it is used and die when it is not', async () => {
    const { token } = await test.createSignedIn()
    const day = 24 * 60 * 60 * 1000
    test.turnClock(20 * day)
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).status).toBe(200)
    test.turnClock(20 * day)
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).status).toBe(200)
    test.turnClock(31 * day)
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
  })

  it('takes the token as a bearer too', async () => {
    const { token } = await test.createSignedIn()
    const me = await test.call(undefined, {
      method: 'GET',
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(me.status).toBe(200)
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => post('/api/auth/password-reset-requests', { email })
  const findReset = async (to: string) => {
    for (let tries = 0; tries < 50; tries += 1) {
      const found = (await test.listMails())
        .filter(mail => mail.kind === 'reset-password' && mail.to === to)
        .at(-1)
      if (found) return parseLinkToken(found.text)
      await new Promise(done => setTimeout(done, 20))
    }
    throw new Error('no reset mail')
  }

  it('gives the same answer whether or not the address has an account', async () => {
    const user = await test.createUser()
    const known = await ask(user.email)
    const unknown = await ask('stranger@example.in')
    expect(known.status).toBe(202)
    expect(known.body).toEqual(unknown.body)
  })

  it('is replaced through a link that works once and ends every session', async () => {
    const { user, token } = await test.createSignedIn()
    await ask(user.email)
    const link = await findReset(user.email)
    const reset = { token: link, password: 'brand new one' }
    expect((await post('/api/auth/password-resets', { ...reset, password: 'tiny' })).status).toBe(400)
    expect((await post('/api/auth/password-resets', reset)).status).toBe(200)
    expect((await post('/api/auth/password-resets', reset)).body.code).toBe('gone')
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
    expect(await test.signIn(user, 'brand new one')).toBeTruthy()
  })

  it('has a link for one hour', async () => {
    const user = await test.createUser()
    await ask(user.email)
    const link = await findReset(user.email)
    test.turnClock(61 * 60 * 1000)
    expect((await post('/api/auth/password-resets', { token: link, password: 'too late' })).body.code).toBe(
      'gone',
    )
  })

  it('cannot be reset with a link made for verifying an address', async () => {
    await post('/api/auth/register', { ...form, username: 'mixed', email: 'mixed@example.in' })
    const mail = (await test.listMails()).find(
      row => row.kind === 'verify-email' && row.to === 'mixed@example.in',
    )
    const token = parseLinkToken(mail?.text ?? '')
    expect((await post('/api/auth/password-resets', { token, password: 'stolen one' })).body.code).toBe(
      'gone',
    )
    expect((await post('/api/auth/email-verifications', { token })).status).toBe(200)
  })
})
