import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminLogin, type ChildServer, callJson, startChildServer } from '#server/testing/child-server.ts'
import { copyDataFolder } from '#server/testing/data-template.ts'
import { startPostgres, templateName } from '#server/testing/postgresql-template.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
let nodes: ChildServer[]
let tokens: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-settings-'))
  postgres = await startPostgres()
  const DATABASE_URL = `${postgres.url}/${templateName}`
  nodes = await Promise.all(
    [1, 2].map(async node => {
      const data = await copyDataFolder(join(folder, `${node}`))
      return startChildServer(data, { DATABASE_URL })
    }),
  )
  tokens = await Promise.all(
    nodes.map(
      async ({ url }) => (await callJson(url, '/api/auth/login', { body: adminLogin })).body.sessionToken,
    ),
  )
})
afterAll(async () => {
  for (const node of nodes ?? []) await node.kill()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const call = (node: number, path: string, init: { method?: string; body?: object } = {}) =>
  callJson(nodes[node]?.url ?? '', path, { ...init, token: tokens[node] ?? '' })

/** The page of the administrator asks the database; everything else is answered from what the node knows. */
const readTopic = async (node: number) => (await call(node, '/api/support/forum')).status
const readWords = async (node: number) => (await call(node, '/api/announcement')).body.announcement?.en
const register = (node: number, username: string) =>
  callJson(nodes[node]?.url ?? '', '/api/auth/register', {
    body: {
      ...{ username, email: `${username}@example.in`, password: 'three odd words' },
      ...{ firstName: 'Nila', lastName: 'Joshi' },
    },
  })

async function save(node: number, section: string, change: object) {
  const { body } = await call(node, '/api/admin/settings')
  const { value, version } = body.sections[section]
  return call(node, `/api/admin/settings/${section}`, {
    method: 'PUT',
    body: { ...value, version, ...change },
  })
}

it('what is saved at one server rules at the other without a restart, and at the first at once', async () => {
  expect(await readTopic(1)).toBe(200)
  await save(0, 'sample', { sampleData: false })
  expect(await readTopic(0)).toBe(404)
  await expect.poll(() => readTopic(1), { timeout: 10_000, interval: 50 }).toBe(404)
  await save(1, 'sample', { sampleData: true })
  await expect.poll(() => readTopic(0), { timeout: 10_000, interval: 50 }).toBe(200)

  await save(1, 'announcement', { isOn: true, en: 'Closed on Friday' })
  expect(await readWords(1)).toBe('Closed on Friday')
  await expect.poll(() => readWords(0), { timeout: 10_000, interval: 50 }).toBe('Closed on Friday')

  await save(0, 'accounts', { registration: 'closed' })
  expect((await register(0, 'first')).status).toBe(403)
  await expect.poll(async () => (await register(1, 'second')).status, { timeout: 10_000 }).toBe(403)
})

it('two administrators at two servers: one of them saves, the other is told', async () => {
  const { body } = await call(0, '/api/admin/settings')
  const { value, version } = body.sections.identity
  const answers = await Promise.all(
    [0, 1].map(node =>
      call(node, '/api/admin/settings/identity', {
        method: 'PUT',
        body: { ...value, version, name: `Node ${node}` },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const saved = answers.find(({ status }) => status === 200)?.body.sections.identity.value.name
  const refused = answers.find(({ status }) => status === 409)?.body
  expect(refused.details.current.sections.identity.value.name).toBe(saved)
})
