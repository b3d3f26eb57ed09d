import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { type App, type AppNeeds, buildApp } from '#server/app.ts'
import { loadLibrary } from '#server/content/library.ts'
import { loadResources } from '#server/content/resources.ts'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema.ts'
import { createSessions } from '#server/features/sessions/sessions.ts'
import { openSettings } from '#server/features/settings/settings.ts'
import { insertUser, type NewUser, type UserRow } from '#server/features/users/shared-store.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { openTestCases } from './test-cases.ts'
import { openTestDatabase } from './test-database.ts'

export const testPassword = 'correct horse'

const content = join(import.meta.dirname, '../../content')
const library = loadLibrary(content)
const resources = loadResources(content)

type Call = Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers' | 'remoteAddress'>

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** The whole server on a fresh database, called without a network, with a clock that tests may turn. */
export async function openTestApp(needs: Partial<AppNeeds> = {}) {
  const { db, kind, close } = await openTestDatabase()
  const cases = openTestCases()
  const settings = await openSettings(db)
  let offset = 0
  const app: App = await buildApp({
    db,
    isShared: kind === 'postgresql',
    clock: () => new Date(Date.now() + offset),
    library,
    resources,
    cases,
    settings,
    publicUrl: 'http://munshi.test',
    mail: { MAIL_FROM: 'Munshi <no-reply@munshi.test>' },
    trustProxy: false,
    secretKey: randomBytes(32),
    logger: false,
    requestsPerMinute: 1_000_000,
    ...needs,
  })
  await app.ready()
  const passwordHash = await hashPassword(testPassword)
  const sessions = createSessions(db, () => new Date(Date.now() + offset))
  let made = 0

  async function createUser(fields: Partial<NewUser> = {}): Promise<UserRow> {
    made += 1
    const name = `person${made}`
    return insertUser(db, {
      username: name,
      email: `${name}@example.in`,
      firstName: 'Asha',
      lastName: 'Rao',
      status: 'approved',
      passwordHash,
      ...fields,
    })
  }

  async function call(token: string | undefined, request: Call) {
    const headers = { ...request.headers, ...(token && { 'x-session-token': token }) }
    const response = await app.inject({ ...request, headers })
    const isJson = String(response.headers['content-type'] ?? '').includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: isJson ? response.json() : undefined,
    }
  }

  async function signIn(user: { email: string }, password = testPassword): Promise<string> {
    const { status, body } = await call(undefined, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: user.email, password },
    })
    if (status !== 200) throw new Error(`sign-in answered ${status}: ${JSON.stringify(body)}`)
    return body.sessionToken
  }

  return {
    app,
    db,
    settings,
    call,
    signIn,
    createUser,
    /** A user with an open session. */
    createSignedIn: async (fields: Partial<NewUser> = {}) => {
      const user = await createUser(fields)
      return { user, token: await signIn(user) }
    },
    /** A session that did not need a password: for accounts that cannot sign in, and where many are wanted. */
    openSession: (userId: number) => sessions.open(db, userId, undefined),
    listMails: () => listMails(db),
    now: () => new Date(Date.now() + offset),
    turnClock: (milliseconds: number) => {
      offset += milliseconds
    },
    closeDatabase: close,
    close: async () => {
      await app.close()
      await cases.close()
      await close()
    },
  }
}

function listMails(db: Database) {
  return db.select().from(outbox).orderBy(asc(outbox.id))
}

/** The token of the one-time link in a mail. */
export function parseLinkToken(text: string): string {
  const token = text.match(/token=([\w-]+)/)?.[1]
  if (!token) throw new Error(`no link in: ${text}`)
  return token
}
