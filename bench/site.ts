import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminLogin, callJson, startChildServer } from '#server/testing/child-server.ts'
import { changeUserCall } from '#shared/contract/admin-users.ts'
import { loginCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'

export type Site = {
  url: string
  folder: string
  token: string
  headersOf: (request: number) => Record<string, string>
}

/** The real program on a separate data folder, with its administrator signed in. */
export async function withSite<T>(use: (site: Site) => Promise<T>): Promise<T> {
  return withFolder(async folder => {
    const server = await startChildServer(folder, { TRUST_PROXY: 'true', LOG_LEVEL: 'error' })
    try {
      const { body } = await callJson(server.url, addressOf(loginCall), { body: adminLogin })
      const token: string = body.sessionToken
      return await use({ url: server.url, folder, token, headersOf: request => signedIn(token, request) })
    } finally {
      await server.stop()
    }
  })
}

export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'munshi-bench-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each request comes from another address, as behind a proxy: the rate limit counts by address. */
function signedIn(token: string, request: number): Record<string, string> {
  return { 'x-session-token': token, 'x-forwarded-for': `10.0.${request % 200}.${request % 251}` }
}

/** Raises the administrator's monthly limit of documents and searches, which would otherwise end the run. */
export async function liftLimit({ url, token }: Site) {
  const { body } = await callJson(url, addressOf(loginCall), { body: adminLogin })
  const limit = { usageLimit: 1_000_000 }
  const { status } = await callJson(url, addressOf(changeUserCall, { params: { id: body.user.id } }), {
    method: 'PATCH',
    body: limit,
    token,
  })
  if (status !== 200) throw new Error(`the limit could not be lifted: ${status}`)
}
