import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { type App, buildApp } from '#server/app.ts'
import { loadLibrary } from '#server/content/library.ts'
import { loadResources } from '#server/content/resources.ts'
import { openData } from '#server/db/open-data.ts'
import { openSettings } from '#server/features/settings/settings.ts'
import { ensureAdmin } from '#server/features/users/ensure-admin.ts'
import { day } from '#server/lib/clock.ts'
import { loadSecretKey } from '#server/lib/secret-key.ts'
import { openCases } from '#server/open-cases.ts'
import { loginCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { demoPeople } from './demo-people.ts'
import { type DemoSite, planPerson } from './demo-plan.ts'

export type DemoSettings = { dataDir: string; publicUrl: string; adminEmail: string; password: string }

const content = join(import.meta.dirname, '../content')
const device = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0'

/**
 * Fills an empty data folder through the server's own calls, with a clock set back, so that mails and the
 * audit trail are made as usual.
 */
export async function makeDemoData({ dataDir, publicUrl, adminEmail, password }: DemoSettings) {
  let now = daysBack(60)
  const clock = () => now
  const data = await openData({ DATA_DIR: dataDir })
  await ensureAdmin(data.db, { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: password }, clock)
  const library = loadLibrary(content)
  const cases = await openCases({ dataDir, content, sectionMap: library.sectionMap, clock })
  const app = await buildApp({
    db: data.db,
    clock,
    library,
    cases,
    settings: await openSettings(data.db),
    resources: loadResources(content),
    publicUrl,
    mail: { MAIL_FROM: 'Munshi <no-reply@munshi.invalid>' },
    trustProxy: false,
    secretKey: await loadSecretKey({ DATA_DIR: dataDir }),
    logger: false,
    requestsPerMinute: 100_000,
  })
  const call = createCaller(app, password)
  const site = { password, call, callAsAdmin: (request: InjectOptions) => call(request, adminEmail) }
  const steps = demoPeople.flatMap(person => planPerson(person, site))
  for (const { daysAgo, act } of steps.sort((one, other) => other.daysAgo - one.daysAgo)) {
    now = daysBack(daysAgo)
    await act()
  }
  await app.close()
  await cases.close()
  await data.close()
}

function daysBack(days: number): Date {
  return new Date(Date.now() - days * day)
}

/** Calls the server without a network, one device for each person; any refusal stops the demo. */
function createCaller(app: App, password: string): DemoSite['call'] {
  const tokens = new Map<string, string>()

  async function send(request: InjectOptions, token?: string) {
    const headers = { 'user-agent': device, ...(token && { 'x-session-token': token }) }
    const response = await app.inject({ ...request, headers })
    if (response.statusCode >= 400) throw new Error(`${request.method} ${request.url}: ${response.body}`)
    return String(response.headers['content-type']).includes('json') ? response.json() : undefined
  }

  async function signIn(email: string): Promise<string> {
    const body = { email, password }
    const { sessionToken } = await send({ method: 'POST', url: addressOf(loginCall), payload: body })
    tokens.set(email, sessionToken)
    return sessionToken
  }

  return async (request, as) => send(request, as && (tokens.get(as) ?? (await signIn(as))))
}
