import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day, hour } from '#server/lib/clock.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { deleteOldBackups, listBackups, nameBackup } from './backup-folder.ts'
import { backUpIfDue } from './start-backups.ts'

let test: TestApp
let folder: string
beforeAll(async () => {
  test = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'munshi-backups-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

let now = new Date('2026-11-22T19:00:00Z').getTime() // half past midnight of the 23rd in India
const clock = () => new Date(now)
const kept = () => join(folder, 'kept')
const backUp = () =>
  backUpIfDue(
    { db: test.db, annexureFolder: join(folder, 'annexures'), clock, log: test.app.log },
    { folder: kept(), keepDays: 3, hour: 2 },
  )

describe('a backup on a schedule', () => {
  it('waits for its hour in India, and is made once however many servers are there', async () => {
    await backUp()
    now += 1.5 * hour
    await Promise.all([backUp(), backUp(), backUp()])
    expect(await readdir(kept())).toEqual(['munshi-2026-11-23-0200.jsonl.gz'])
  })

  it('is kept for so many days', async () => {
    for (let days = 0; days < 5; days += 1) {
      now += day
      await backUp()
    }
    expect((await listBackups(kept())).map(each => each.day)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ])
  })

  it('leaves the last one, however old, and what is not ours; what was left unfinished goes after a day', async () => {
    await writeFile(join(kept(), 'letters.txt'), 'not ours')
    const part = join(kept(), 'munshi-2026-11-28-0200.jsonl.gz.part')
    await writeFile(part, '')
    await utimes(part, clock(), clock())
    now += 100 * day
    await deleteOldBackups(kept(), 3, clock())
    expect((await readdir(kept())).sort()).toEqual(['letters.txt', 'munshi-2026-11-28-0200.jsonl.gz'])
  })

  it('is named by the day in India', () => {
    expect(nameBackup(new Date('2026-12-31T20:05:00Z'))).toBe('munshi-2027-01-01-0135.jsonl.gz')
  })
})
