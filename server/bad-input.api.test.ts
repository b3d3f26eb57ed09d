import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteUser } from '#server/features/users/store.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { openClock } from '#server/testing/open-clock.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await openTestApp()
  token = (await test.createSignedIn({ role: 'admin' })).token
})
afterAll(() => test.close())

const json = { 'content-type': 'application/json' }

describe('bad input is answered in the one error body, never with a 500', () => {
  it('an unknown address of the API', async () => {
    expect(await test.call(token, { method: 'GET', url: '/api/no/such' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect(await test.call(token, { method: 'DELETE', url: '/api/auth/login' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })

  it.each(['/%E0%A4%A', '/api/%', '/%00.js', '/assets/..%2f..%2fpackage.json'])(
    'the address %s',
    async url => {
      const site = await openTestApp({ webFolder: mkdtempSync(join(tmpdir(), 'munshi-web-')) })
      const { status, body } = await site.call(undefined, { method: 'GET', url })
      expect([400, 404]).toContain(status)
      expect(Object.keys({ said: undefined, ...body }).sort()).toEqual(['code', 'message', 'said'])
      await site.close()
    },
  )

  it.each(['{', '{"email":', 'null', '[]', '"text"', ''])('a body that is %j', async payload => {
    const answer = await test.call(undefined, {
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: json,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toMatch(/bad_request|validation/)
  })

  it.each([
    ['application/xml', '<a/>'],
    ['text/plain', '{"email":"a@example.in","password":"secret of asha"}'],
  ])('a body of the wrong kind: %s', async (kind, payload) => {
    const headers = { 'content-type': kind }
    const answer = await test.call(undefined, {
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers,
    })
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media' } })
  })

  it('a body over one megabyte', async () => {
    const payload = JSON.stringify({ email: 'a@example.in', password: 'x'.repeat(1_100_000) })
    const answer = await test.call(undefined, {
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: json,
    })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  it.each(['0', '-1', '1.5', 'abc', '99999999999999999999', '%00', "1'--"])('an id that is %s', async id => {
    const { status, body } = await test.call(token, { method: 'GET', url: `/api/admin/users/${id}` })
    expect([400, 404]).toContain(status)
    expect(body.message).toBeTruthy()
  })

  it.each([
    { username: 5, email: {}, password: [] },
    {
      username: 'a\u0000bc',
      email: 'a@example.in',
      password: 'secret of asha',
      firstName: 'A',
      lastName: 'B',
    },
    {
      username: '<script>',
      email: 'a@example.in',
      password: 'secret of asha',
      firstName: 'A',
      lastName: 'B',
    },
    {
      username: 'fine',
      email: 'a@example.in',
      password: 'secret of asha',
      firstName: 'A\u0000',
      lastName: 'B',
    },
    {
      username: 'fine',
      email: 'a@example.in',
      password: 'secret of asha',
      firstName: 'A',
      lastName: 'B',
      experience: 'wizard',
    },
    {
      username: 'x'.repeat(5000),
      email: 'a@example.in',
      password: 'secret of asha',
      firstName: 'A',
      lastName: 'B',
    },
  ])('a registration of %o', async payload => {
    const { status, body } = await test.call(undefined, {
      method: 'POST',
      url: '/api/auth/register',
      payload,
    })
    expect(status).toBe(400)
    expect(body.errors.length).toBeGreaterThan(0)
  })

  const lone = 'half a \ud83d smile'
  it.each([
    ['POST', '/api/admin/messages', { recipientId: 1, subject: 'Hello', message: lone }, 'message'],
    ['POST', '/api/admin/messages', { recipientId: 1, subject: lone, message: 'Hello' }, 'subject'],
    ['PATCH', '/api/admin/users/1', { firstName: lone }, 'firstName'],
    ['POST', '/api/case-law/search', { query: 'bail', filters: { courts: [lone] } }, 'filters.courts.0'],
    ['POST', '/api/admin/updates', { title: 'A', happenedOn: '0000-01-01' }, 'happenedOn'],
    [
      'POST',
      '/api/admin/messages',
      { recipientId: 9_999_999_999, subject: 'A', message: 'B' },
      'recipientId',
    ],
    ['POST', '/api/admin/mail/9999999999/retries', {}, 'id'],
    ['PATCH', '/api/drafts/1', { version: 9_999_999_999 }, 'version'],
    ['POST', '/api/drafts', { formId: 9_999_999_999 }, 'formId'],
    ['PATCH', '/api/account', { firstName: 'Asha\r\nBcc: all', lastName: 'Rao', version: 1 }, 'firstName'],
    ['PATCH', '/api/account', { firstName: 'Asha', lastName: 'Rao\u202eoaR', version: 1 }, 'lastName'],
    ['POST', '/api/admin/messages', { recipientId: 1, subject: 'A\nB', message: 'C' }, 'subject'],
  ] as const)('%s %s with %j', async (method, url, payload, field) => {
    const { status, body } = await test.call(token, { method, url, payload })
    expect(status).toBe(400)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  it('a request of a person who was deleted while it was under way', async () => {
    const { user, token: theirs } = await test.createSignedIn()
    const [form] = (await test.call(theirs, { method: 'GET', url: '/api/forms' })).body
    await deleteUser(test.db, user.id) // as another node does it: this one still trusts its cache
    const draft = { key: randomUUID(), formId: form.id, language: 'en', values: {} }
    expect(await test.call(theirs, { method: 'POST', url: '/api/drafts', payload: draft })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
  })

  it('an unexpected failure shows a reference and nothing of the inside', async () => {
    const { clock, breakClock } = openClock()
    const broken = await openTestApp({ clock })
    breakClock()
    const { status, body } = await broken.call(undefined, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a@example.in', password: 'x' },
    })
    expect(status).toBe(500)
    expect(Object.keys(body)).toEqual(['code', 'message', 'said'])
    expect(body.said.values).toEqual({ reference: body.message.split(' ').at(-1) })
    expect(body.message).toMatch(/reference: \S+$/)
    expect(JSON.stringify(body)).not.toContain('no time')
    expect((await broken.call(undefined, { method: 'GET', url: '/api/health' })).status).toBe(200)
    await broken.closeDatabase()
    expect((await broken.call(undefined, { method: 'GET', url: '/api/health/ready' })).status).toBe(503)
    await broken.app.close()
  })
})

describe('every answer', () => {
  it('about a person is stored by no browser and no proxy', async () => {
    for (const url of ['/api/auth/user', '/api/account/devices', '/api/drafts', '/api/admin/users']) {
      const { headers } = await test.call(token, { method: 'GET', url })
      expect(headers['cache-control']).toBe('no-store')
    }
    const refused = await test.call(undefined, { method: 'GET', url: '/api/auth/user' })
    expect(refused.headers['cache-control']).toBe('no-store')
  })

  it('carries the security headers', async () => {
    const { headers } = await test.call(undefined, { method: 'GET', url: '/api/health' })
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/)
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('is refused with 429 and Retry-After beyond the limit of one address', async () => {
    const small = await openTestApp({ requestsPerMinute: 3 })
    const answers = []
    for (let n = 0; n < 5; n += 1)
      answers.push(await small.call(undefined, { method: 'GET', url: '/api/auth/user' }))
    expect(answers.map(answer => answer.status)).toEqual([401, 401, 401, 429, 429])
    expect(answers[4]?.body.code).toBe('rate_limited')
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0)
    await small.close()
  })
})

it('a call without a body is answered also where its sender names JSON', async () => {
  const { id } = await test.createUser()
  const named = { method: 'DELETE', url: `/api/admin/users/${id}`, headers: json } as const
  expect(await test.call(token, named)).toMatchObject({ status: 204 })
})
