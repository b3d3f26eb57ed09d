import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { copyDataFolder } from '#server/testing/data-template.ts'
import type { OpenDatabase } from './client.ts'
import { openDatabase } from './open-data.ts'
import { vacuumWhenIdle } from './vacuum.ts'

let folder: string
let opened: OpenDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-embedded-'))
  opened = await openDatabase({ DATA_DIR: await copyDataFolder(folder) })
})
afterAll(async () => {
  await opened.close()
  await rm(folder, { recursive: true, force: true })
})

const { fsyncSync } = fs
afterEach(() => {
  fs.fsyncSync = fsyncSync
  syncBuiltinESMExports()
})

function countSyncs(): () => number {
  let count = 0
  fs.fsyncSync = file => {
    count += 1
    fsyncSync(file)
  }
  syncBuiltinESMExports()
  return () => count
}

const write = (name: string) =>
  opened.db.execute(`insert into users (username, email) values ('${name}', '${name}@example.in')`)

it('what is acknowledged is on the disk, and reading costs no write', async () => {
  const countSoFar = countSyncs()
  await write('first')
  const afterOne = countSoFar()
  expect(afterOne).toBeGreaterThanOrEqual(1)
  await write('second')
  const afterTwo = countSoFar()
  expect(afterTwo).toBeGreaterThan(afterOne)
  await opened.db.execute('select count(*) from users')
  expect(countSoFar()).toBe(afterTwo)
})

it('a text saved four hundred times takes its room once or twice, not four hundred times', async () => {
  const text = randomBytes(24_000).toString('hex') // 48 KB that cannot be packed
  await write('author')
  const save = (number: number) =>
    opened.db.execute(`update users set chamber_address = '${number}${text}' where username = 'author'`)
  const vacuum = vacuumWhenIdle(
    opened.db,
    error => {
      throw error
    },
    200,
  )
  for (let burst = 0; burst < 8; burst += 1) {
    for (let number = 0; number < 50; number += 1) await save(number)
    await waitForVacuum()
  }
  await vacuum.stop()
  const { rows } = (await opened.db.execute(
    "select pg_total_relation_size('users')::int as size",
  )) as unknown as { rows: { size: number }[] } // the embedded driver answers with rows
  expect(rows[0]?.size).toBeLessThan(8_000_000)
})

/** It comes when nothing is asked for a while. */
async function waitForVacuum() {
  const count = async () => {
    const found = await opened.db.execute('select sum(vacuum_count)::int as count from pg_stat_user_tables')
    return (found as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0 // as above
  }
  const before = await count()
  const end = Date.now() + 20_000
  while ((await count()) === before && Date.now() < end) await new Promise(done => setTimeout(done, 600))
}
