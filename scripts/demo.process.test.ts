import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callJson, findFreePort } from '#server/testing/child-server.ts'
import type { UserView } from '#shared/contract/account.ts'
import { listUsersCall } from '#shared/contract/admin-users.ts'
import { loginCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { listDraftsCall } from '#shared/contract/drafts.ts'
import { listMailsCall } from '#shared/contract/mail.ts'
import { userStatuses } from '#shared/users.ts'
import { demoPeople, emailOf } from './demo-people.ts'

let folder: string
let url: string
let env: NodeJS.ProcessEnv
let demo: ChildProcess
let output = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-demo-'))
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}`
  env = { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error', NODE_ENV: 'production' }
  demo = spawn(process.execPath, ['scripts/demo.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((done, fail) => {
    demo.once('exit', () => fail(new Error(`the demo ended:\n${output}`)))
    demo.stdout?.on('data', chunk => {
      output += chunk
      if (output.includes('cannot sign in')) done()
    })
  })
})

afterAll(async () => {
  demo.removeAllListeners('exit')
  const ended = new Promise(done => demo.once('exit', done))
  demo.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true, force: true })
})

const password = () => /password is {3}(.+)/.exec(output)?.[1]
const signIn = (email: string) =>
  callJson(url, addressOf(loginCall), { body: { email, password: password() } })

describe('the demo', () => {
  it('prints who can sign in: the approved can, the others are told why', async () => {
    const people = [...output.matchAll(/(\S+@\S+) +([\w ]+)/g)].map(([, email = '', is = '']) => ({
      email,
      is,
    }))
    expect(people.length).toBeGreaterThan(6)
    for (const { email, is } of people) {
      const { status, body } = await signIn(email)
      const isIn = /^(administrator|approved)/.test(is)
      expect([email, status]).toEqual([email, isIn ? 200 : 403])
      if (!isIn) expect(body.code).toBe(`account_${is.trim()}`)
    }
  })

  it('gives the administrators a password that the site does not warn of', async () => {
    for (const email of ['admin@munshi.local', ...demoPeople.filter(({ isAdmin }) => isAdmin).map(emailOf)]) {
      const { user } = (await signIn(email)).body
      expect(user).toMatchObject({ role: 'admin', needsStrongerSignIn: false })
    }
  })

  it('has users in every status, with a past: who registered when, who was approved by whom, and their mail', async () => {
    const token = (await signIn('admin@munshi.local')).body.sessionToken
    const users: UserView[] = (await callJson(url, addressOf(listUsersCall), { token })).body
    expect(new Set(users.map(user => user.status))).toEqual(new Set(userStatuses))
    const suspended = users.find(user => user.status === 'suspended')
    const details = (await callJson(url, `/api/admin/users/${suspended?.id}`, { token })).body
    expect(details.audit.map((entry: { action: string }) => entry.action)).toEqual([
      'suspend',
      'message',
      'approve',
    ])
    expect(details.messages).toHaveLength(1)
    expect(Date.now() - Date.parse(details.user.createdAt)).toBeGreaterThan(10 * 86_400_000)
    const { mails } = (await callJson(url, addressOf(listMailsCall), { token })).body
    expect(mails.length).toBeGreaterThan(20)
  })

  it('has drafts on different forms, and somebody at the limit of documents', async () => {
    const meera = (await signIn('meera.namoona@chamber.example')).body.sessionToken
    const drafts: { formId: number; language: string }[] = (
      await callJson(url, addressOf(listDraftsCall), { token: meera })
    ).body
    expect(new Set(drafts.map(draft => draft.formId)).size).toBe(3)
    expect(drafts.map(draft => draft.language)).toContain('hi')
    const { user } = (await signIn('kavita.kalpit@chamber.example')).body
    expect(user).toMatchObject({ usageCount: 3, usageLimit: 3 })
  })

  it('is not begun anew under a running one', () => {
    const second = spawnSync(process.execPath, ['scripts/demo.ts'], { encoding: 'utf8', env })
    expect(second.status).toBe(1)
    expect(second.stderr).toContain('Another Munshi is already using the data folder')
    expect(second.stderr).not.toMatch(/at .*\.ts:/)
  })
})
