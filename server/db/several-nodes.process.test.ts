import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminLogin, type ChildServer, callJson, startChildServer } from '#server/testing/child-server.ts'
import { startPostgres, templateName } from '#server/testing/postgresql-template.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
let nodes: ChildServer[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-nodes-'))
  postgres = await startPostgres()
  const DATABASE_URL = `${postgres.url}/${templateName}`
  nodes = await Promise.all(
    [1, 2, 3].map(node => startChildServer(join(folder, `${node}`), { DATABASE_URL })),
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
    await makeAdmins(['asha', 'bina'])
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
})

const demotion = (token: string | undefined) => ({ method: 'PATCH', body: { role: 'user' }, token })

/** With the password of the first one. */
async function makeAdmins(names: string[]) {
  const client = new pg.Client(`${postgres.url}/${templateName}`)
  await client.connect()
  for (const name of names)
    await client.query(
      `insert into users (username, email, password_hash, role, status, first_name)
       select $1, $1 || '@example.in', password_hash, 'admin', 'approved', $1 from users where username = 'admin'`,
      [name],
    )
  await client.end()
}
