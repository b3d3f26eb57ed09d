import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from '#server/db/data-folder.ts'
import { adminLogin, type ChildServer, callJson, startChildServer } from '#server/testing/child-server.ts'
import { copyDataFolder } from '#server/testing/data-template.ts'
import { openDatabase } from './db/open-data.ts'

let folder: string
let running: ChildServer[]
const start = async (dataDir: string, env?: NodeJS.ProcessEnv) => {
  const server = await startChildServer(dataDir, env)
  running.push(server)
  return server
}
/** On the data of an earlier start, which is quicker than a first one. */
const startAgain = async (dataDir: string) => start(await copyDataFolder(dataDir))
const runScript = (args: string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } })

beforeEach(async () => {
  running = []
  folder = await mkdtemp(join(tmpdir(), 'munshi-main-'))
})
afterEach(async () => {
  for (const server of running) await server.kill()
  await rm(folder, { recursive: true, force: true })
})

describe('the first start', () => {
  it('prints a generated password once, and it works', async () => {
    const first = await start(join(folder, 'data'), { ADMIN_PASSWORD: '', ADMIN_EMAIL: 'Chief@example.in' })
    const password = /password {2}(\S+)/.exec(first.output())?.[1]
    expect(first.output()).toContain('chief@example.in')
    const login = await callJson(first.url, '/api/auth/login', {
      body: { email: 'chief@example.in', password },
    })
    expect(login.body.user).toMatchObject({ role: 'admin', status: 'approved' })
    expect(await first.stop()).toBe(0)
    const second = await start(join(folder, 'data'), { ADMIN_PASSWORD: '', ADMIN_EMAIL: 'Chief@example.in' })
    expect(second.output()).not.toContain('password')
  })

  it('refuses a bad environment in a sentence that names the variable', () => {
    const { status, stderr } = runScript(['server/main.ts'], { PORT: 'eighty', DATA_DIR: folder })
    expect(status).toBe(1)
    expect(stderr).toMatch(/PORT/)
    expect(stderr).not.toMatch(/at .*\.ts:/)
  })

  it.each([
    [
      'a data folder that is a file',
      { DATA_DIR: 'package.json' },
      /The data folder .*package\.json cannot be used/,
    ],
    ['a data folder below a file', { DATA_DIR: 'package.json/data' }, /The data folder .* cannot be used/],
    [
      'a PostgreSQL that is not there',
      { DATABASE_URL: 'postgres://someone:very-secret@127.0.0.1:1/munshi' },
      /database of DATABASE_URL cannot be used: connect ECONNREFUSED/,
    ],
  ])('tells of %s in one sentence', (_, env, sentence) => {
    const { status, stderr } = runScript(['server/main.ts'], { PORT: '0', DATA_DIR: folder, ...env })
    expect(status).toBe(1)
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/at .*\.ts:|very-secret/)
  })
})

describe('the data folder', () => {
  it('is for one process: the second is told where the first one runs', async () => {
    const first = await startAgain(folder)
    const { status, stderr } = runScript(['server/main.ts'], { PORT: '0', DATA_DIR: folder })
    expect(status).toBe(1)
    expect(stderr).toContain(first.url)
    expect(stderr).toContain(`process ${first.child.pid}`)
    expect((await callJson(first.url, '/api/health/ready')).status).toBe(200)
  })

  it('is free again after a crash', async () => {
    const first = await startAgain(folder)
    await first.kill()
    expect((await callJson((await start(folder)).url, '/api/health/ready')).status).toBe(200)
  })

  it('lets one of two simultaneous starts win after a crash', async () => {
    await (await startAgain(folder)).kill()
    const tries = await Promise.allSettled([startChildServer(folder), startChildServer(folder)])
    for (const result of tries) if (result.status === 'fulfilled') running.push(result.value)
    expect(tries.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  })

  it('is unlocked when released', () => {
    const lock = takeLock(folder)
    expect(() => takeLock(folder)).toThrow(/already using the data folder/)
    lock.release()
    takeLock(folder).release()
  })

  it('of a newer version is left alone', async () => {
    const { db, close } = await openDatabase({ DATA_DIR: await copyDataFolder(folder) })
    await db.execute('insert into schema_version (version) values (9999999999999)')
    await close()
    const { status, stderr } = runScript(['server/main.ts'], { PORT: '0', DATA_DIR: folder })
    expect(status).toBe(1)
    expect(stderr).toContain('newer Munshi')
  })
})

describe('a backup', () => {
  it('is made while the server runs, and restored it is the same', async () => {
    const server = await startAgain(join(folder, 'data'))
    const login = await callJson(server.url, '/api/auth/login', { body: adminLogin })
    const token = login.body.sessionToken
    for (const name of ['first', 'दूसरा']) {
      await callJson(server.url, '/api/admin/users', {
        token,
        body: { username: name, email: `${encodeURIComponent(name).length}@example.in`, firstName: name },
      })
    }
    const file = join(folder, 'backup.gz')
    const backup = runScript(['scripts/backup.ts', file], { DATA_DIR: join(folder, 'data') })
    expect(backup.stderr).toBe('')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const before = (await callJson(server.url, '/api/admin/users', { token })).body

    const restored = join(folder, 'restored')
    expect(runScript(['scripts/restore.ts', file], { DATA_DIR: restored })).toMatchObject({
      status: 0,
      stderr: '',
    })
    const second = await start(restored)
    // The session travels too: the token of the first server opens the second.
    expect((await callJson(second.url, '/api/admin/users', { token })).body).toEqual(before)
    const made = await callJson(second.url, '/api/admin/users', {
      token,
      body: { username: 'after', email: 'after@example.in' },
    })
    expect(made.body.id).toBe(Math.max(...before.map((user: { id: number }) => user.id)) + 1)
  })

  it('works without a running server, and never overwrites data', async () => {
    await copyDataFolder(join(folder, 'data'))
    const file = join(folder, 'backup.gz')
    expect(runScript(['scripts/backup.ts', file], { DATA_DIR: join(folder, 'data') }).status).toBe(0)
    const { status, stderr } = runScript(['scripts/restore.ts', file], { DATA_DIR: join(folder, 'data') })
    expect(status).toBe(1)
    expect(stderr).toContain('not empty')
    expect(
      runScript(['scripts/restore.ts', 'package.json'], { DATA_DIR: join(folder, 'other') }).stderr,
    ).toContain('not a Munshi backup')
  })
})

it('stopping lets a request in flight finish', async () => {
  const server = await startAgain(folder)
  const body = JSON.stringify(adminLogin)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const call = request(`${server.url}/api/auth/login`, { method: 'POST', headers })
  const answered = once(call, 'response')
  call.write(body.slice(0, 10))
  await new Promise(done => setTimeout(done, 500))
  const code = server.stop()
  await new Promise(done => setTimeout(done, 500))
  call.end(body.slice(10))
  const [response] = await answered
  expect(response.statusCode).toBe(200)
  response.resume()
  expect(await code).toBe(0)
})

it('a signal that comes twice, as Ctrl-C does through npm, still stops it cleanly', async () => {
  const server = await startAgain(folder)
  server.child.kill('SIGINT')
  server.child.kill('SIGINT')
  expect(await server.stop()).toBe(0)
})
