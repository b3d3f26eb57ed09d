import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChildServer } from '#server/testing/child-server.ts'
import { copyDataFolder } from '#server/testing/data-template.ts'
import { listBackups } from './backup-folder.ts'

const script = join(import.meta.dirname, '../../../scripts/backup-check.ts')
let folder: string
let kept: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-scheduled-'))
  kept = join(folder, 'kept')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Its own folder for temporary files shows whether something is left there. */
async function rehearse(...file: string[]) {
  const TMPDIR = join(folder, 'tmp')
  await mkdir(TMPDIR, { recursive: true })
  const env = { ...process.env, BACKUP_DIR: kept, DATA_DIR: join(folder, 'data'), TMPDIR }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...file], { env, encoding: 'utf8' })
  return { status, says: stdout + stderr, left: await readdir(TMPDIR) }
}

describe('a server with a folder for backups', () => {
  it('makes one soon after the start', async () => {
    const data = await copyDataFolder(join(folder, 'data'))
    const env = { BACKUP_DIR: kept, BACKUP_HOUR: '0', LOG_LEVEL: 'info' }
    const first = await startChildServer(data, env)
    await expect.poll(first.output, { timeout: 60_000, interval: 200 }).toContain('the daily backup was made')
    await first.stop()
    expect(await listBackups(kept)).toHaveLength(1)
  })
})

describe('npm run backup:check', () => {
  const newest = async () => (await listBackups(kept)).at(-1)?.file ?? ''

  it('restores the newest backup, finds it whole and leaves nothing behind', async () => {
    const { status, says, left } = await rehearse()
    expect([status, left]).toEqual([0, []])
    expect(says).toContain(`${await newest()} was restored into a database of its own and is whole`)
  })

  it('names the file of an annexure that is not in it', async () => {
    const file = join(folder, 'without-a-file.jsonl.gz')
    const text = gunzipSync(await readFile(await newest())).toString()
    const owner = /"table":"users","row":\{"id":(\d+)/.exec(text)?.[1]
    const row = {
      ...{
        id: 1,
        owner_id: Number(owner),
        key: 'c0ffee00-0000-4000-8000-000000000000',
        kind: 'pdf',
        bytes: 14,
      },
      ...{ pages: [[595, 842]], archival: false, created_at: '2026-11-20T00:00:00Z' },
    }
    await writeFile(file, gzipSync(`${text}${JSON.stringify({ table: 'annexure_files', row })}\n`))
    const { status, says } = await rehearse(file)
    expect(status).toBe(1)
    expect(says).toContain(
      'the file c0ffee00-0000-4000-8000-000000000000 of an annexure has no bytes in it, not 14',
    )
  })

  it('says so of a file that was cut short, or is none of ours, and where there is none', async () => {
    const whole = await readFile(await newest())
    const cut = join(folder, 'cut.jsonl.gz')
    await writeFile(cut, whole.subarray(0, whole.length / 2))
    const foreign = join(folder, 'foreign.jsonl.gz')
    await writeFile(foreign, gzipSync('{"format":"another"}\n'))
    for (const file of [cut, foreign, join(folder, 'nothing')]) {
      const { status, says, left } = await rehearse(file)
      expect([status, left]).toEqual([1, []])
      expect(says).toContain(file)
    }
  })
})
