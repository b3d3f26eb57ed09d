import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

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
      expect(Object.keys(body).sort()).toEqual(['code', 'message'])
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

  it('a body of the wrong kind', async () => {
    const headers = { 'content-type': 'application/xml' }
    const answer = await test.call(undefined, {
      method: 'POST',
      url: '/api/auth/login',
      payload: '<a/>',
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
    { username: 'a\u0000bc', email: 'a@example.in', password: 'secret1', firstName: 'A', lastName: 'B' },
    { username: '<script>', email: 'a@example.in', password: 'secret1', firstName: 'A', lastName: 'B' },
    { username: 'fine', email: 'a@example.in', password: 'secret1', firstName: 'A\u0000', lastName: 'B' },
    {
      username: 'fine',
      email: 'a@example.in',
      password: 'secret1',
      firstName: 'A',
      lastName: 'B',
      experience: 'wizard',
    },
    { username: 'x'.repeat(5000), email: 'a@example.in', password: 'secret1', firstName: 'A', lastName: 'B' },
  ])('a registration of %o', async payload => {
    const { status, body } = await test.call(undefined, {
      method: 'POST',
      url: '/api/auth/register',
      payload,
    })
    expect(status).toBe(400)
    expect(body.errors.length).toBeGreaterThan(0)
  })

  it('an unexpected failure shows a reference and nothing of the inside', async () => {
    const broken = await openTestApp()
    await broken.closeDatabase()
    const { status, body } = await broken.call(undefined, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a@example.in', password: 'x' },
    })
    expect(status).toBe(500)
    expect(Object.keys(body)).toEqual(['code', 'message'])
    expect(body.message).toMatch(/reference: \S+$/)
    expect((await broken.call(undefined, { method: 'GET', url: '/api/health' })).status).toBe(200)
    expect((await broken.call(undefined, { method: 'GET', url: '/api/health/ready' })).status).toBe(503)
    await broken.app.close()
  })
})

describe('every answer', () => {
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
