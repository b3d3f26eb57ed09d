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
let server: ChildServer
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-lost-'))
  postgres = await startPostgres()
  await copyDataFolder(folder)
  server = await startChildServer(folder, { DATABASE_URL: `${postgres.url}/${templateName}` })
  token = (await callJson(server.url, '/api/auth/login', { body: adminLogin })).body.sessionToken
})
afterAll(async () => {
  await server.kill()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

type Answer = { status: number; body: { message?: string; code?: string } }

/** Eight people at work at once, each in one transaction after the other; what they were answered. */
async function workWhile(happens: () => Promise<void>) {
  const answers: Answer[] = []
  const written: string[] = []
  let isOver = false
  async function work(name: string) {
    for (let number = 0; !isOver; number += 1) {
      const username = `${name}n${number}`
      const body = { username, email: `${username}@example.in` }
      const answer = await callJson(server.url, '/api/admin/users', { body, token })
      answers.push(answer)
      if (answer.status === 201) written.push(username)
    }
  }
  const prefix = `t${Date.now().toString(36)}`
  const workers = [1, 2, 3, 4, 5, 6, 7, 8].map(worker => work(`${prefix}w${worker}`))
  await happens()
  isOver = true
  await Promise.all(workers)
  return { answers, written }
}

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

async function waitUntilReady() {
  const end = Date.now() + 20_000
  for (;;) {
    const { status } = await callJson(server.url, '/api/health/ready')
    if (status === 200 || Date.now() > end) return status
    await pause(50)
  }
}

async function expectSaved(written: string[]) {
  const { body } = await callJson(server.url, '/api/admin/users', { token })
  const present = new Set(body.map((user: { username: string }) => user.username))
  expect(written.filter(username => !present.has(username))).toEqual([])
}

function expectReadable(answers: Answer[]) {
  const refused = answers.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['503 unavailable']),
  )
  for (const { body } of refused) expect(body.message).toMatch(/cannot be reached .* try again/)
}

describe('a server whose PostgreSQL', () => {
  it('ends its connections twenty times under load goes on, and loses nothing it acknowledged', async () => {
    const { answers, written } = await workWhile(async () => {
      const operator = new pg.Client(`${postgres.url}/postgres`)
      await operator.connect()
      for (let time = 0; time < 20; time += 1) {
        await pause(100)
        await operator.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${templateName}'`,
        )
      }
      await operator.end()
      await pause(300)
    })
    expectReadable(answers)
    expect(await waitUntilReady()).toBe(200)
    expect(written).not.toEqual([])
    await expectSaved(written)
  })

  it('crashes under load says so within two seconds, and is ready again by itself', async () => {
    const { answers, written } = await workWhile(async () => {
      await pause(300)
      await postgres.crash()
      const asked = performance.now()
      const ready = await callJson(server.url, '/api/health/ready')
      expect(performance.now() - asked).toBeLessThan(2000)
      expect(ready).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect((await callJson(server.url, '/api/health')).status).toBe(200)
      await postgres.startAgain()
      expect(await waitUntilReady()).toBe(200)
      await pause(300)
    })
    expectReadable(answers)
    expect(answers.at(-1)?.status).toBe(201)
    await expectSaved(written)
    expect(server.child.exitCode).toBeNull()
  })

  it('stands still is told of within two seconds, and is ready again when it moves', async () => {
    const moveOn = await freezeBackends()
    const asked = performance.now()
    const { status } = await callJson(server.url, '/api/health/ready')
    expect(performance.now() - asked).toBeLessThan(2000)
    expect(status).toBe(503)
    moveOn()
    expect(await waitUntilReady()).toBe(200)
  })
})

/** All that serve the program now; what else it opens finds the main process standing still too. */
async function freezeBackends() {
  const operator = new pg.Client(`${postgres.url}/postgres`)
  await operator.connect()
  const { rows } = await operator.query(
    `select pid from pg_stat_activity where datname = '${templateName}' and backend_type = 'client backend'`,
  )
  await operator.end()
  const processes = [...rows.map((row: { pid: number }) => row.pid), await postgres.processId()]
  for (const id of processes) process.kill(id, 'SIGSTOP')
  return () => {
    for (const id of processes) process.kill(id, 'SIGCONT')
  }
}
