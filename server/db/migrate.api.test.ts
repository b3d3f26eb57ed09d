import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { loadBackup, writeBackup } from './backup.ts'
import { wrapPglite } from './embedded.ts'
import { listMigrations, loadLatestVersion, loadVersion, migrate } from './migrate.ts'
import { annexureFiles, outbox, users } from './schema.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-migrate-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const openEmpty = async () => wrapPglite(await PGlite.create())
const insertOld = "insert into users (username, email, first_name) values ('asha', 'asha@example.in', 'आशा')"

it('a database of the first version is brought up to date with its rows', async () => {
  const { db, close } = await openEmpty()
  await migrate(db, listMigrations()[0]?.folderMillis)
  expect(await loadVersion(db)).toBeLessThan(loadLatestVersion())
  await db.execute(insertOld)
  await migrate(db)
  expect(await loadVersion(db)).toBe(loadLatestVersion())
  expect((await db.select().from(users))[0]).toMatchObject({
    firstName: 'आशा',
    chamberAddress: null,
    usageLimit: 500,
  })
  await migrate(db)
  await close()
})

it('a backup of the embedded database is restored into this one with its files, and numbers go on after it', async () => {
  const file = join(folder, 'backup.gz')
  const full = await openEmpty()
  await migrate(full.db)
  for (const name of ['one', 'two'])
    await full.db.insert(users).values({ username: name, email: `${name}@example.in` })
  const kept = join(folder, 'kept')
  await mkdir(kept)
  const key = randomUUID()
  const bytes = randomBytes(2_500_000)
  await writeFile(join(kept, key), bytes)
  const [owner] = await full.db.select().from(users)
  await full.db.insert(annexureFiles).values(
    [key, randomUUID()].map(name => ({
      ownerId: owner?.id ?? 0,
      key: name,
      kind: 'pdf' as const,
      bytes: bytes.length,
      pages: [],
      archival: false,
      createdAt: new Date(),
    })),
  )
  await writeBackup(full.db, file, kept)
  await full.close()

  const target = await openTestDatabase()
  const restored = join(folder, 'restored')
  expect(await loadBackup(target.db, file, restored)).toBe(4)
  expect(await readdir(restored)).toEqual([key])
  expect((await readFile(join(restored, key))).equals(bytes)).toBe(true)
  await target.db.insert(users).values({ username: 'three', email: 'three@example.in' })
  const rows = await target.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .orderBy(users.id)
  expect(rows).toEqual([
    { id: 1, username: 'one' },
    { id: 2, username: 'two' },
    { id: 3, username: 'three' },
  ])
  await target.close()
})

it('a backup has no link in it that would open an account', async () => {
  const { db, close } = await openTestDatabase()
  const link = 'http://munshi.test/reset-password?token=live'
  const at = new Date()
  await db.insert(outbox).values({
    kind: 'reset-password',
    to: 'a@example.in',
    subject: 'Reset',
    text: `Here:\n\n${link}\n\nMunshi`,
    secret: link,
    nextAttemptAt: at,
    createdAt: at,
  })
  const file = join(folder, 'mails.gz')
  await writeBackup(db, file, folder)
  const text = gunzipSync(await readFile(file)).toString()
  expect(text).not.toContain('token=live')
  expect(text).toContain('please ask for a new one')
  expect((await db.select().from(outbox))[0]?.text).toContain(link)
  await close()
})
