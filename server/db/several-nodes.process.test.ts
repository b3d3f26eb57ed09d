import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminLogin, type ChildServer, callJson, startChildServer } from '#server/testing/child-server.ts'
import { copyDataFolder } from '#server/testing/data-template.ts'
import { startPostgres, templateName } from '#server/testing/postgresql-template.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
let nodes: ChildServer[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-nodes-'))
  postgres = await startPostgres()
  const DATABASE_URL = `${postgres.url}/${templateName}`
  nodes = await Promise.all(
    [1, 2, 3].map(async node => {
      const data = await copyDataFolder(join(folder, `${node}`))
      return startChildServer(data, { DATABASE_URL })
    }),
  )
})
afterAll(async () => {
  for (const node of nodes ?? []) await node.kill()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const [first, second] = [() => nodes[0]?.url ?? '', () => nodes[1]?.url ?? '']

async function signIn(url: string, email: string): Promise<string> {
  return (await callJson(url, '/api/auth/login', { body: { ...adminLogin, email } })).body.sessionToken
}

describe('three servers on one database', () => {
  it('start for the first time at once, and one of them makes the administrator', async () => {
    const made = nodes.filter(node => node.output().includes('The administrator has been created'))
    expect(made).toHaveLength(1)
    expect(await Promise.all(nodes.map(node => signIn(node.url, adminLogin.email)))).toHaveLength(3)
  })

  it('let two administrators demote each other at once: one of them does, nobody sees an error', async () => {
    const chief = await signIn(first(), adminLogin.email)
    await addPeople(['asha', 'bina'], 'admin')
    const { body } = await callJson(first(), '/api/admin/users', { token: chief })
    const [asha, bina] = ['asha', 'bina'].map(
      name => body.find((user: { username: string }) => user.username === name).id,
    )
    for (let round = 0; round < 6; round += 1) {
      const tokens = await Promise.all([
        signIn(first(), 'asha@example.in'),
        signIn(second(), 'bina@example.in'),
      ])
      const answers = await Promise.all([
        callJson(first(), `/api/admin/users/${bina}`, demotion(tokens[0])),
        callJson(second(), `/api/admin/users/${asha}`, demotion(tokens[1])),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses).toContain(200)
      for (const status of statuses) expect([200, 401, 403]).toContain(status)
      for (const id of [asha, bina])
        await callJson(first(), `/api/admin/users/${id}`, {
          ...demotion(chief),
          body: { role: 'admin' },
        })
    }
  })

  it('act on a suspension at once, wherever the next request goes, and see what a person changed elsewhere', async () => {
    const chief = await signIn(first(), adminLogin.email)
    await addPeople(['chitra'], 'user')
    for (let round = 0; round < 6; round += 1) {
      const token = await signIn(nodes[round % 3]?.url ?? '', 'chitra@example.in')
      const language = round % 2 ? 'hi' : 'mr'
      const { body } = await callJson(second(), '/api/account/language', {
        ...{ method: 'PUT', body: { language }, token },
      })
      const askAll = () => Promise.all(nodes.map(({ url }) => callJson(url, '/api/auth/user', { token })))
      expect((await askAll()).map(answer => answer.body.language)).toEqual([language, language, language])
      await setStatus(chief, body.id, 'suspended')
      expect((await askAll()).map(answer => answer.status)).toEqual([401, 401, 401])
      await setStatus(chief, body.id, 'approved')
    }
  })

  it('count what may be tried so often together', async () => {
    const ask = (at: number) =>
      callJson(nodes[at % 3]?.url ?? '', '/api/auth/password-reset-requests', {
        body: { email: 'dev@example.in' },
      })
    const answers = []
    for (let time = 0; time < 6; time += 1) answers.push((await ask(time)).status)
    expect(answers).toEqual([202, 202, 202, 429, 429, 429])
  })

  it('keep one draft for two that save it at once, and show the other what is there', async () => {
    await addPeople(['esha'], 'user')
    const token = await signIn(first(), 'esha@example.in')
    const body = { key: randomUUID(), formId: 1001, language: 'en', values: {} }
    const made = await Promise.all(nodes.map(node => callJson(node.url, '/api/drafts', { body, token })))
    const ids = new Set(made.map(answer => answer.body.id))
    expect(ids.size).toBe(1)
    const saved = await Promise.all(
      nodes.map(({ url }, at) =>
        callJson(url, `/api/drafts/${[...ids][0]}`, {
          method: 'PATCH',
          body: { version: made[0]?.body.version, values: { courtName: `Court ${at}` } },
          token,
        }),
      ),
    )
    const kept = saved.find(answer => answer.status === 200)?.body.values
    expect(saved.map(answer => answer.status).sort()).toEqual([200, 409, 409])
    for (const { status, body: refused } of saved)
      if (status === 409) expect(refused.details.current.values).toEqual(kept)
  })
})

async function setStatus(token: string, id: number, status: string) {
  const act = { method: 'PATCH', body: { status }, token }
  expect((await callJson(first(), `/api/admin/users/${id}/status`, act)).status).toBe(200)
}

const demotion = (token: string | undefined) => ({ method: 'PATCH', body: { role: 'user' }, token })

/** With the password of the first administrator. */
async function addPeople(names: string[], role: 'admin' | 'user') {
  const client = new pg.Client(`${postgres.url}/${templateName}`)
  await client.connect()
  for (const name of names)
    await client.query(
      `insert into users (username, email, password_hash, role, status, first_name)
       select $1, $1 || '@example.in', password_hash, $2, 'approved', $1 from users where username = 'admin'`,
      [name, role],
    )
  await client.end()
}
