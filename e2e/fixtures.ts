import { globSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { type OpenAiServer, startOpenAiServer } from '#server/caselaw/models/testing/openai-server.ts'
import { adminLogin, callJson, startChildServer } from '#server/testing/child-server.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { createUserCall } from '#shared/contract/admin-users.ts'
import { loginCall, resetPasswordCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { findStartedFolder } from './first-start.ts'

/** Counted in the content, as the site should show it: a new guide or form needs no new figure in a test. */
export const formFiles = globSync('content/forms/*/*/form.yaml')
export const courtTypeCount = new Set(
  formFiles.map(file => /^courtType: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]),
).size
export const guideCount = readdirSync('content/procedures').filter(name => name.endsWith('.yaml')).length

export type Site = {
  url: string
  mail: MailServer
  adminToken: string
  /** An approved user who can sign in with `password`. */
  createUser: (fields?: Partial<Fields>) => Promise<Person>
}
type Fields = { username: string; email: string; firstName: string; status: string; usageLimit: number }
/** A server of its own that asks a language model, which says what the test wants. */
export type ModelSite = Site & { model: OpenAiServer }
export type Person = { id: number; username: string; email: string; password: string; token: string }

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1440, height: 900 }

let made = 0

/** One server, data folder and mailbox for each worker; every test makes its own people. */
export const test = base.extend<
  {
    signIn: (page: Page, person: { token: string }) => Promise<void>
    /** A new person, signed in, opens the vakalatnama and answers its first question. */
    beginVakalatnama: (courtName?: string) => Promise<Person>
  },
  { site: Site; modelSite: ModelSite }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use, worker) => runSite(worker.workerIndex, {}, use),
    { scope: 'worker', timeout: 90_000 },
  ],
  modelSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use, worker) => {
      const model = await startOpenAiServer()
      const env = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'local-model' }
      await runSite(worker.workerIndex, env, site => use({ ...site, model }))
      await model.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  /** An error that reaches the window is a defect, also where the page has recovered from it. */
  page: async ({ page }, use) => {
    const errors: Error[] = []
    page.on('pageerror', error => errors.push(error))
    await use(page)
    expect(errors).toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  signIn: ({}, use) =>
    use(async (page, { token }) => {
      await page.addInitScript(value => localStorage.setItem('sessionToken', value), token)
    }),
  beginVakalatnama: ({ page, site, signIn }, use) =>
    use(async (courtName = 'Civil Judge') => {
      const person = await site.createUser()
      await signIn(page, person)
      await page.goto('/form-builder/1001')
      await page.getByLabel('Name of the court').fill(courtName)
      return person
    }),
})

export { expect } from '@playwright/test'

async function runSite(worker: number, env: NodeJS.ProcessEnv, use: (site: Site) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'munshi-e2e-'))
  await cp(findStartedFolder(), folder, { recursive: true })
  const mail = await startMailServer()
  const server = await startChildServer(folder, {
    SMTP_URL: mail.url,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    ...env,
  })
  const { body } = await callJson(server.url, addressOf(loginCall), { body: adminLogin })
  const token = body.sessionToken
  await use({
    url: server.url,
    mail,
    adminToken: token,
    createUser: fields => createUser(server.url, token, mail, worker, fields),
  })
  await server.stop()
  await mail.stop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * As an administrator makes one: a link by mail, a password chosen through it, a first sign-in. Each comes from an address of
 * their own, as people do: the limits of one address are not those of a whole run.
 */
async function createUser(
  url: string,
  adminToken: string,
  mail: MailServer,
  worker: number,
  fields: Partial<Fields> = {},
): Promise<Person> {
  made += 1
  const username = fields.username ?? `person${worker}x${made}y`
  const email = fields.email ?? `${username}@example.in`
  const password = 'a good password'
  const from = `10.${worker % 250}.${Math.floor(made / 250)}.${1 + (made % 250)}`
  const body = { firstName: 'Asha', lastName: 'Rao', status: 'approved', ...fields, username, email }
  const { status, body: user } = await callJson(url, addressOf(createUserCall), { token: adminToken, body })
  if (status >= 400) throw new Error(`no account for ${username}: ${status} ${JSON.stringify(user)}`)
  const letter = await mail.waitFor(
    received => received.to.includes(email) && received.text.includes('/set-password?token='),
  )
  const token = /token=([\w-]+)/.exec(letter.text)?.[1]
  const chosen = await callJson(url, addressOf(resetPasswordCall), { body: { token, password }, from })
  if (chosen.status >= 400) throw new Error(`no password for ${username}: ${JSON.stringify(chosen)}`)
  const login = await callJson(url, addressOf(loginCall), { body: { email, password }, from })
  return { id: user.id, username, email, password, token: login.body?.sessionToken ?? '' }
}
