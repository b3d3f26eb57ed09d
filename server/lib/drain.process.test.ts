import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startChildServer } from '#server/testing/child-server.ts'
import { copyDataFolder } from '#server/testing/data-template.ts'

const agent = new Agent({ keepAlive: false })

/** The status, or why there was none. */
function ask(url: string): Promise<number | string> {
  return new Promise(done => {
    const call = request(`${url}/api/health/ready`, { agent }, response => {
      response.resume().once('close', () => done(response.statusCode ?? 0))
    })
    call.once('error', error => done('code' in error ? String(error.code) : error.message)).end()
  })
}

it('a stop while three hundred visitors are at the door answers each of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'munshi-drain-'))
  const server = await startChildServer(await copyDataFolder(join(folder, 'data')))
  const asked = Array.from({ length: 300 }, () => ask(server.url))
  await Promise.race(asked)
  expect(await server.stop()).toBe(0)
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
  expect(await ask(server.url)).toBe('ECONNREFUSED')
  await rm(folder, { recursive: true, force: true })
})
