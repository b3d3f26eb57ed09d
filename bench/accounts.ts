import { hashPassword, verifyPassword } from '#server/lib/passwords.ts'
import { adminLogin, callJson } from '#server/testing/child-server.ts'
import { readOwnUserCall } from '#shared/contract/account.ts'
import { loginCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { askRaw, startBare } from './bare.ts'
import type { Figure, Part } from './figure.ts'
import { clock, compareWithFloor, takeInTurn } from './in-turn.ts'
import { type Site, withSite } from './site.ts'

export const accountsPart: Part = {
  name: 'accounts',
  title: 'Signing in',
  method:
    'One call after the other, as a client on the same machine sees them. A sign-in verifies an argon2id hash (19 MiB, two passes), which is meant to cost something: it is taken in turn with that alone. Reading the own account is taken in turn with a bare node:http server that sends the same bytes.',
  measure: () => withSite(measureCalls),
}

async function measureCalls(site: Site): Promise<Figure[]> {
  const { url, token } = site
  const stored = await hashPassword(adminLogin.password)
  const logins = await takeInTurn(
    40,
    () => clock(() => expectOk(callJson(url, addressOf(loginCall), { body: adminLogin }))),
    () => clock(() => verifyPassword(stored, adminLogin.password)),
  )
  const bare = await startBare(await askRaw(`${url}/api/auth/user`, site.headersOf(0)))
  const reads = await takeInTurn(
    300,
    () => clock(() => expectOk(callJson(url, addressOf(readOwnUserCall), { token }))),
    () => clock(() => expectOk(callJson(bare.url, '', { token }))),
    20,
  )
  bare.stop()
  return [
    ...compareWithFloor({ what: 'POST /api/auth/login', floor: 'argon2id alone' }, logins),
    ...compareWithFloor({ what: 'GET /api/auth/user', floor: 'bare node:http' }, reads),
  ]
}

async function expectOk(call: Promise<{ status: number }>) {
  const { status } = await call
  if (status !== 200) throw new Error(`the server answered ${status}`)
}
