import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestApp } from '#server/testing/harness.ts'

// The real hashing, counted: it is what a made-up link must not cost.
vi.mock('@node-rs/argon2', async load => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn(real.hash) }
})

let test: TestApp
let parseLinkToken: (text: string) => string
let admin: string
// Files share what is loaded: the program is loaded anew, and so with the counted hashing.
beforeAll(async () => {
  vi.resetModules()
  const harness = await import('#server/testing/harness.ts')
  parseLinkToken = harness.parseLinkToken
  test = await harness.openTestApp()
  admin = (await test.createSignedIn({ role: 'admin' })).token
})
afterAll(() => test.close())

const post = (url: string, payload: object, remoteAddress?: string) =>
  test.call(undefined, { method: 'POST', url, payload, remoteAddress })
const reset = (token: string, remoteAddress?: string) =>
  post('/api/auth/password-resets', { token, password: 'chosen by whoever' }, remoteAddress)
const correct = (id: number, email: string) =>
  test.call(admin, { method: 'PATCH', url: `/api/admin/users/${id}`, payload: { email } })
const listMailsTo = async (to: string) => (await test.listMails()).filter(mail => mail.to === to)
const findLink = async (to: string, kind: string) =>
  parseLinkToken((await listMailsTo(to)).find(mail => mail.kind === kind)?.text ?? '')

describe('correcting a mistyped address', () => {
  it('ends the link that went to it, and sends a new one to the right one', async () => {
    const payload = { username: 'newcomer', email: 'wrong@example.in', role: 'admin', status: 'approved' }
    const { body } = await test.call(admin, { method: 'POST', url: '/api/admin/users', payload })
    const old = await findLink('wrong@example.in', 'set-password')
    expect((await correct(body.id, 'right@example.in')).status).toBe(200)
    expect(await reset(old)).toMatchObject({ status: 410, body: { code: 'gone' } })
    expect((await reset(await findLink('right@example.in', 'set-password'))).status).toBe(200)
    expect(await test.signIn({ email: 'right@example.in' }, 'chosen by whoever')).toBeTruthy()
  })

  it('ends a reset link, and every session of whoever read the old address', async () => {
    const { user, token } = await test.createSignedIn({ role: 'admin' })
    await post('/api/auth/password-reset-requests', { email: user.email })
    await expect.poll(async () => (await listMailsTo(user.email)).length).toBeGreaterThan(0)
    const link = await findLink(user.email, 'reset-password')
    await correct(user.id, 'corrected@example.in')
    expect((await reset(link)).body.code).toBe('gone')
    expect((await test.call(token, { method: 'GET', url: '/api/auth/user' })).status).toBe(401)
  })

  it('takes back a password that a stranger chose through the old address', async () => {
    const payload = { username: 'stranger', email: 'taken@example.in', status: 'approved' }
    const { body } = await test.call(admin, { method: 'POST', url: '/api/admin/users', payload })
    await reset(await findLink('taken@example.in', 'set-password'))
    await correct(body.id, 'owner@example.in')
    const login = { email: 'owner@example.in', password: 'chosen by whoever' }
    expect((await post('/api/auth/login', login)).status).toBe(401)
    expect((await reset(await findLink('owner@example.in', 'set-password'))).status).toBe(200)
  })

  it('tells both addresses, the old one without naming the new', async () => {
    const user = await test.createUser({ lastLogin: new Date() })
    await correct(user.id, 'told@example.in')
    const old = (await listMailsTo(user.email)).find(mail => mail.kind === 'address-left')
    expect(old?.text).toContain(user.email)
    expect(old?.text).not.toMatch(/told@example|Asha/)
    const link = await findLink('told@example.in', 'address-taken')
    expect((await post('/api/auth/email-verifications', { token: link })).status).toBe(200)
  })

  it('leaves the administrator who corrects their own signed in', async () => {
    const me = await test.createSignedIn({ role: 'admin' })
    const payload = { email: 'myself@example.in' }
    await test.call(me.token, { method: 'PATCH', url: `/api/admin/users/${me.user.id}`, payload })
    expect((await test.call(me.token, { method: 'GET', url: '/api/auth/user' })).status).toBe(200)
  })
})

describe('a made-up link', () => {
  it('costs no hashing', async () => {
    vi.mocked(hash).mockClear()
    expect((await reset('made-up', '10.7.0.1')).body.code).toBe('gone')
    expect(hash).not.toHaveBeenCalled()
  })

  it('is refused unread after sixty from one address', async () => {
    const answers = []
    for (let n = 0; n < 61; n += 1) answers.push((await reset(`made-up ${n}`, '10.7.0.2')).status)
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 410))
    expect(answers[60]).toBe(429)
  })
})

describe('asking for a reset', () => {
  it('is answered before anybody looks whether the address has an account', async () => {
    const user = await test.createUser()
    const look = vi.spyOn(test.db, 'select')
    await post('/api/auth/password-reset-requests', { email: user.email })
    expect(look).not.toHaveBeenCalled()
    look.mockRestore()
    await expect.poll(() => listMailsTo(user.email)).toHaveLength(1)
  })
})
