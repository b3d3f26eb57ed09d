import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import type { OpenDatabase } from './client.ts'
import { compareCommonGround, joinCommonGround } from './common-ground.ts'

let database: OpenDatabase
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-ground-'))
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const secretKey = Buffer.alloc(32, 1)
const first = () => ({ annexureFolder: join(folder, 'shared'), secretKey })

it('servers with one folder and one key have nothing to be told, though they start at once', async () => {
  const told = await Promise.all([1, 2, 3].map(() => joinCommonGround(database.db, first())))
  expect(told).toEqual([[], [], []])
})

it('a server with a folder or a key of its own is told so, at each start, and the others are not', async () => {
  const own = { annexureFolder: join(folder, 'own'), secretKey: Buffer.alloc(32, 2) }
  const both = [/folder of annexures .* ANNEXURE_DIR\./, /authenticator apps .* SECRET_KEY\./]
  for (let start = 0; start < 2; start += 1)
    expect(await joinCommonGround(database.db, own)).toEqual(both.map(says => expect.stringMatching(says)))
  expect(await joinCommonGround(database.db, first())).toEqual([])
})

it('a folder that was copied elsewhere is still the same one', async () => {
  const moved = join(folder, 'moved')
  await cp(join(folder, 'shared'), moved, { recursive: true })
  expect(await compareCommonGround(database.db, { annexureFolder: moved, secretKey })).toEqual([])
})
