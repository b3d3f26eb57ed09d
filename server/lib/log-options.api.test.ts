import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { openTestApp } from '#server/testing/harness.ts'
import { logOptions } from './log-options.ts'

it('a line about a signed-in person names the account by number, and nobody by name', async () => {
  const { lines, stream } = openLog()
  const test = await openTestApp({ logger: { ...logOptions('info'), stream } })
  const { user, token } = await test.createSignedIn({ username: 'hidden.name' })
  const answer = await test.call(token, { method: 'GET', url: '/api/drafts' })
  await test.call(undefined, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: user.email, password: 'wrong' },
  })
  await test.close()
  const about = (text: string) => lines.map(line => JSON.parse(line)).filter(line => line.msg === text)
  const completed = about('request completed').find(line => line.reqId === answer.headers['x-request-id'])
  expect(completed.account).toBe(user.id)
  expect(about('signed in')).toMatchObject([{ account: user.id }])
  expect(about('sign-in refused')).toMatchObject([{ account: user.id }])
  expect(lines.join('')).not.toMatch(/hidden\.name|example\.in|Asha/)
})

it('the log tells what happened and never a password, a token or a one-time link', async () => {
  const { lines, stream } = openLog()
  const test = await openTestApp({ logger: { ...logOptions('trace'), stream } })
  const { user, token } = await test.createSignedIn()
  await test.call(token, { method: 'GET', url: '/api/auth/user' })
  await test.call(undefined, { method: 'GET', url: '/api/nothing?token=linksecret' })
  await test.call(undefined, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: user.email, password: 'wrongsecret' },
  })
  await test.call(undefined, {
    method: 'POST',
    url: '/api/auth/password-resets',
    payload: { token: 'resetsecret', password: 'newsecret' },
  })
  const answer = await test.call(token, {
    method: 'POST',
    url: '/api/auth/login',
    payload: '{"password":"brokensecret',
    headers: { 'content-type': 'application/json' },
  })
  await test.close()
  const log = lines.join('')
  expect(log).toContain('/api/auth/login')
  expect(log).toContain(String(answer.headers['x-request-id']))
  for (const secret of [token, 'linksecret', 'wrongsecret', 'resetsecret', 'newsecret', 'brokensecret'])
    expect(log).not.toContain(secret)
})

function openLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, stream }
}
