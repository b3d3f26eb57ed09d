import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, parseLinkToken, type TestApp, testPassword } from '#server/testing/harness.ts'
import { type UserStatus, userStatuses } from '#shared/users.ts'

let test: TestApp
let token: string
let adminId: number
beforeAll(async () => {
  test = await openTestApp()
  const admin = await test.createSignedIn({ role: 'admin', username: 'chief' })
  token = admin.token
  adminId = admin.user.id
})
afterAll(() => test.close())

const setStatus = (id: number, status: UserStatus) =>
  test.call(token, { method: 'PATCH', url: `/api/admin/users/${id}/status`, payload: { status } })
const edit = (id: number, payload: object) =>
  test.call(token, { method: 'PATCH', url: `/api/admin/users/${id}`, payload })
const details = async (id: number) =>
  (await test.call(token, { method: 'GET', url: `/api/admin/users/${id}` })).body
const mailsTo = async (email: string) =>
  (await test.listMails()).filter(mail => mail.to === email).map(mail => mail.kind)

describe('changing a status', () => {
  const allowed = ['pending approved', 'pending rejected', 'approved suspended', 'suspended approved']
  const pairs = userStatuses.flatMap(from => userStatuses.map(to => [from, to] as const))

  it('tells the second of two administrators that it is done', async () => {
    const user = await test.createUser({ status: 'pending' })
    await setStatus(user.id, 'approved')
    const { status, body } = await setStatus(user.id, 'approved')
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'This user is approved already.',
    })
  })

  it.each(pairs)('from %s to %s goes by the table', async (from, to) => {
    const user = await test.createUser({ status: from })
    const { status, body } = await setStatus(user.id, to)
    if (allowed.includes(`${from} ${to}`)) {
      expect(status).toBe(200)
      expect(body.status).toBe(to)
    } else {
      expect(status).toBe(409)
      expect(body.code).toBe('transition_not_allowed')
      expect(
        body.details.allowed
          .map((state: string) => `${from} ${state}`)
          .every((pair: string) => allowed.includes(pair)),
      ).toBe(true)
    }
  })

  it('is told by mail and recorded with who, when, before and after', async () => {
    const user = await test.createUser({ status: 'pending' })
    await setStatus(user.id, 'approved')
    await setStatus(user.id, 'suspended')
    await setStatus(user.id, 'approved')
    expect(await mailsTo(user.email)).toEqual(['approved', 'suspended', 'reactivated'])
    const { audit } = await details(user.id)
    expect(audit.map((row: { action: string }) => row.action)).toEqual(['reactivate', 'suspend', 'approve'])
    expect(audit[0]).toMatchObject({
      actor: 'chief',
      before: { status: 'suspended' },
      after: { status: 'approved' },
    })
  })

  it.each(['suspended', 'rejected'] as const)('to %s ends the open sessions at once', async status => {
    const user = await test.createSignedIn()
    expect((await test.call(user.token, { method: 'GET', url: '/api/auth/user' })).status).toBe(200)
    await edit(user.user.id, { status })
    expect((await test.call(user.token, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
  })

  it('lets one of two simultaneous decisions through', async () => {
    const user = await test.createUser({ status: 'pending' })
    const answers = await Promise.all([setStatus(user.id, 'approved'), setStatus(user.id, 'rejected')])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  })
})

describe('the reason of a decision', () => {
  const decide = (id: number, payload: object) =>
    test.call(token, { method: 'PATCH', url: `/api/admin/users/${id}/status`, payload })
  const signIn = (email: string, password = testPassword) =>
    test.call(undefined, { method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const lastMailTo = async (email: string) =>
    (await test.listMails()).filter(mail => mail.to === email).at(-1)?.text ?? ''

  it.each([
    ['pending', 'rejected', 'reject'],
    ['approved', 'suspended', 'suspend'],
  ] as const)(
    'of %s to %s is kept, recorded, written in the mail and told on signing in',
    async (from, to, act) => {
      const user = await test.createUser({ status: from })
      const reason = 'The number MAH/1/2020 is <not> on the roll.\nSend the certificate.'
      const { status, body } = await decide(user.id, { status: to, reason: `  ${reason} ` })
      expect([status, body.statusReason]).toEqual([200, reason])
      const { audit } = await details(user.id)
      expect(audit[0]).toMatchObject({ action: act, after: { status: to, statusReason: reason } })
      expect(await lastMailTo(user.email)).toContain(`The reason our admin team gives:\n\n${reason}`)
      const refused = await signIn(user.email)
      expect([refused.status, refused.body.details]).toEqual([403, { reason }])
      expect((await signIn(user.email, 'a wrong password')).body.details).toBeUndefined()
    },
  )

  it.each([{}, { reason: '' }, { reason: '   ' }])('may be missing, as %j', async given => {
    const user = await test.createUser({ status: 'pending' })
    const { status, body } = await decide(user.id, { status: 'rejected', ...given })
    expect([status, body.statusReason]).toEqual([200, null])
    expect(await lastMailTo(user.email)).not.toContain('reason')
    expect((await signIn(user.email)).body.details).toBeUndefined()
  })

  it.each(['x'.repeat(1001), 'a\u0000b', 7, ['no']])(
    'is refused when it is %j, and nothing changes',
    async reason => {
      const user = await test.createUser({ status: 'pending' })
      const { status, body } = await decide(user.id, { status: 'rejected', reason })
      expect([status, body.field]).toEqual([400, 'reason'])
      expect((await details(user.id)).user.status).toBe('pending')
    },
  )

  it('is refused with an approval, which needs none', async () => {
    const user = await test.createUser({ status: 'pending' })
    const { status, body } = await decide(user.id, { status: 'approved', reason: 'Welcome' })
    expect([status, body.field]).toEqual([400, 'reason'])
    expect(
      (await edit(user.id, { status: 'approved', statusReason: 'Welcome' })).body.statusReason,
    ).toBeNull()
  })

  it('goes with the next decision, unless the edit brings a new one', async () => {
    const user = await test.createUser({ status: 'approved' })
    await decide(user.id, { status: 'suspended', reason: 'Fees are due.' })
    expect((await edit(user.id, { usageLimit: 9 })).body.statusReason).toBe('Fees are due.')
    expect((await decide(user.id, { status: 'approved' })).body.statusReason).toBeNull()
    expect((await edit(user.id, { status: 'rejected', statusReason: 'A mistake.' })).body.statusReason).toBe(
      'A mistake.',
    )
    expect((await edit(user.id, { status: 'suspended' })).body.statusReason).toBeNull()
    expect((await edit(user.id, { statusReason: '' })).body.statusReason).toBeNull()
  })
})

describe('editing', () => {
  it('may set any status, role and limit', async () => {
    const user = await test.createUser({ status: 'rejected' })
    const { status, body } = await edit(user.id, {
      status: 'approved',
      role: 'admin',
      usageLimit: 7,
      experience: 'senior',
      version: user.version,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'approved', role: 'admin', usageLimit: 7, experience: 'senior' })
    await edit(user.id, { role: 'user' })
  })

  it('changes nothing that was not sent: an experience of the registration stays', async () => {
    const user = await test.createUser({ experience: 'new', phoneNumber: '98000 00002' })
    const { body } = await edit(user.id, { firstName: 'Other', version: user.version })
    expect(body).toMatchObject({ firstName: 'Other', experience: 'new', phoneNumber: '98000 00002' })
    const { audit } = await details(user.id)
    expect(audit[0]).toMatchObject({
      action: 'edit',
      before: { firstName: 'Asha' },
      after: { firstName: 'Other' },
    })
    expect(Object.keys(audit[0].after)).toEqual(['firstName'])
  })

  it('of the same user by two admins refuses the second with what is there now', async () => {
    const user = await test.createUser()
    await edit(user.id, { firstName: 'One', version: user.version })
    const second = await edit(user.id, { firstName: 'Two', version: user.version })
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'stale', details: { current: { firstName: 'One' } } },
    })
  })

  it('refuses a taken name or address, and an address that changes is unverified', async () => {
    const [taken, user] = [await test.createUser(), await test.createUser({ emailVerified: true })]
    expect(await edit(user.id, { username: taken.username.toUpperCase() })).toMatchObject({
      status: 409,
      body: { field: 'username' },
    })
    expect(await edit(user.id, { email: taken.email })).toMatchObject({
      status: 409,
      body: { field: 'email' },
    })
    expect((await edit(user.id, { email: 'Fresh@Example.in' })).body).toMatchObject({
      email: 'fresh@example.in',
      emailVerified: false,
    })
  })

  it('that changes nothing leaves no trace', async () => {
    const user = await test.createUser()
    const { body } = await edit(user.id, { firstName: user.firstName, version: user.version })
    expect(body.version).toBe(user.version)
    expect((await details(user.id)).audit).toEqual([])
  })
})

describe('the last approved administrator', () => {
  it.each([{ role: 'user' }, { status: 'suspended' }, { status: 'pending' }, { status: 'rejected' }])(
    'cannot be changed to %o',
    async change => {
      expect(await edit(adminId, change)).toMatchObject({ status: 409, body: { code: 'last_admin' } })
    },
  )

  it('cannot be suspended or deleted', async () => {
    expect((await setStatus(adminId, 'suspended')).body.code).toBe('last_admin')
    expect((await test.call(token, { method: 'DELETE', url: `/api/admin/users/${adminId}` })).body.code).toBe(
      'last_admin',
    )
  })

  it('stays when two administrators demote each other at the same moment', async () => {
    const second = await test.createSignedIn({ role: 'admin' })
    const demote = (by: string, id: number) =>
      test.call(by, { method: 'PATCH', url: `/api/admin/users/${id}`, payload: { role: 'user' } })
    const answers = await Promise.all([demote(token, second.user.id), demote(second.token, adminId)])
    const list = await Promise.all(
      [token, second.token].map(by => test.call(by, { method: 'GET', url: '/api/admin/users' })),
    )
    expect(answers.some(answer => answer.status === 200)).toBe(true)
    expect(list.filter(answer => answer.status === 200)).toHaveLength(1)
    if (list[0]?.status !== 200) {
      await demote(second.token, adminId)
      await test.call(second.token, {
        method: 'PATCH',
        url: `/api/admin/users/${adminId}`,
        payload: { role: 'admin' },
      })
      await test.call(second.token, {
        method: 'PATCH',
        url: `/api/admin/users/${second.user.id}`,
        payload: { role: 'user' },
      })
    }
  })
})

describe('creating, deleting and writing to users', () => {
  it('sends the new user a link to set a password', async () => {
    const payload = {
      username: 'newcomer',
      email: 'Newcomer@example.in',
      status: 'approved',
      experience: 'intermediate',
    }
    const { status, body } = await test.call(token, { method: 'POST', url: '/api/admin/users', payload })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'approved', role: 'user', usageLimit: 500, emailVerified: false })
    const mail = (await test.listMails()).find(row => row.to === 'newcomer@example.in')
    expect(mail?.kind).toBe('set-password')
    expect(mail?.text).toContain('http://munshi.test/set-password?token=')
    const set = { token: parseLinkToken(mail?.text ?? ''), password: 'chosen by me' }
    expect(
      (await test.call(undefined, { method: 'POST', url: '/api/auth/password-resets', payload: set })).status,
    ).toBe(200)
    expect(await test.signIn(body, 'chosen by me')).toBeTruthy()
  })

  it('defaults to pending, and needs a username and an address', async () => {
    const made = await test.call(token, {
      method: 'POST',
      url: '/api/admin/users',
      payload: { username: 'plain', email: 'plain@example.in' },
    })
    expect(made.body.status).toBe('pending')
    const bad = await test.call(token, { method: 'POST', url: '/api/admin/users', payload: {} })
    expect(bad.body.errors.map((error: { field: string }) => error.field)).toEqual(['username', 'email'])
  })

  it('deletes a user with their sessions, and the act is recorded', async () => {
    const user = await test.createSignedIn()
    expect(
      (await test.call(token, { method: 'DELETE', url: `/api/admin/users/${user.user.id}` })).status,
    ).toBe(204)
    expect((await test.call(user.token, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
    expect(
      (await test.call(token, { method: 'DELETE', url: `/api/admin/users/${user.user.id}` })).status,
    ).toBe(404)
  })

  it('sends a message by mail, keeps it, and takes the sender from the session', async () => {
    const user = await test.createUser()
    const payload = {
      adminId: 1,
      recipientId: user.id,
      subject: 'Enrolment',
      message: 'Please send the certificate.',
      messageType: 'info',
      priority: 'high',
    }
    expect((await test.call(token, { method: 'POST', url: '/api/admin/messages', payload })).status).toBe(201)
    expect((await details(user.id)).messages[0]).toMatchObject({
      from: 'chief',
      subject: 'Enrolment',
      priority: 'high',
    })
    expect(await mailsTo(user.email)).toEqual(['admin-message'])
    const empty = await test.call(token, {
      method: 'POST',
      url: '/api/admin/messages',
      payload: { ...payload, subject: ' ', message: '' },
    })
    expect(empty.body.errors.map((error: { field: string }) => error.field)).toEqual(['subject', 'message'])
    const nobody = await test.call(token, {
      method: 'POST',
      url: '/api/admin/messages',
      payload: { ...payload, recipientId: 999_999 },
    })
    expect(nobody.status).toBe(404)
  })
})
