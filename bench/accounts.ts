import { adminLogin, callJson } from '#server/testing/child-server.ts'
import { type Figure, type Part, summarise, time } from './figure.ts'
import { type Site, withSite } from './site.ts'

export const accountsPart: Part = {
  name: 'accounts',
  title: 'Signing in',
  method:
    'One call after the other, as a client on the same machine sees them. A sign-in verifies an argon2id hash (19 MiB, two passes), which is meant to cost something.',
  measure: () => withSite(measureCalls),
}

async function measureCalls({ url, token }: Site): Promise<Figure[]> {
  const logins = await time(40, () => expectOk(callJson(url, '/api/auth/login', { body: adminLogin })))
  const reads = await time(300, () => expectOk(callJson(url, '/api/auth/user', { token })), 20)
  return [
    { what: 'POST /api/auth/login', ...summarise(logins), unit: 'ms' },
    { what: 'GET /api/auth/user', ...summarise(reads), unit: 'ms' },
  ]
}

async function expectOk(call: Promise<{ status: number }>) {
  const { status } = await call
  if (status !== 200) throw new Error(`the server answered ${status}`)
}
