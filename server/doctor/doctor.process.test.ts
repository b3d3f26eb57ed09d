import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { findFreePort, startChildServer } from '#server/testing/child-server.ts'
import { copyDataFolder } from '#server/testing/data-template.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { startPostgres, templateName } from '#server/testing/postgresql-template.ts'

const script = join(import.meta.dirname, '../../scripts/doctor.ts')
let folder: string
let data: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'munshi-doctor-'))
  data = await copyDataFolder(join(folder, 'data'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A mail server in this process must be able to answer meanwhile. */
function examine(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: data, ...env },
  })
  let says = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (says += chunk))
  return new Promise<{ code: number | null; says: string }>(done =>
    child.once('exit', code => done({ code, says })),
  )
}

describe('npm run doctor', () => {
  it('finds nothing wrong with an installation that runs', async () => {
    const mail = await startMailServer()
    const env = { SMTP_URL: mail.url, MAIL_FROM: 'Munshi <clerk@example.in>' }
    const server = await startChildServer(data, env)
    const { code, says } = await examine({ ...env, PUBLIC_URL: server.url })
    await server.stop()
    await mail.stop()
    expect(mail.received).toEqual([])
    for (const sentence of [
      'database: The embedded database is open in a Munshi that is running.',
      'fonts: All 6 fonts of documents are there.',
      'search: The case library of the data folder answers, with ',
      'mail: The mail server answers and takes mails of this sender.',
      `server: The server answers at ${server.url} and is ready.`,
      `clock: The clocks of this machine and of ${server.url} agree.`,
      'remark  settings: BACKUP_DIR is not set',
    ])
      expect(says).toContain(sentence)
    expect([code, says.includes('WRONG')]).toEqual([0, false])
  })

  it('names everything that is wrong at once, and ends with 1', async () => {
    const port = await findFreePort()
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const { code, says } = await examine({
      DATABASE_URL: `postgres://munshi:wrong@127.0.0.1:${port}/munshi`,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      OPENSEARCH_URL: `http://127.0.0.1:${port}`,
      BACKUP_DIR: file,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    })
    expect(code).toBe(1)
    for (const sentence of [
      /WRONG {3}database: The PostgreSQL database cannot be opened: .*ECONNREFUSED/,
      /WRONG {3}mail: The mail server of SMTP_URL cannot be used: .*ECONNREFUSED/,
      /WRONG {3}search: The case library on OpenSearch cannot be searched/,
      /WRONG {3}backups: .*a-file is not a folder/,
      /remark {2}settings: SECRET_KEY is not set/,
      /remark {2}server: Nothing answers at/,
    ])
      expect(says).toMatch(sentence)
  })

  it('knows an empty installation and a setting that cannot be used', async () => {
    const empty = await examine({ DATA_DIR: join(folder, 'nothing-yet') })
    expect(empty.says).toContain('nothing-yet does not exist yet; it is made when it is first needed.')
    expect(empty.says).toContain('The embedded database is empty')
    const broken = await examine({ PORT: 'eighty' })
    expect([broken.code, broken.says]).toEqual([1, expect.stringContaining('PORT')])
  })

  it('looks at a database of PostgreSQL, its migrations and its clock, and changes nothing', async () => {
    const postgres = await startPostgres()
    const { db, close } = openPostgres(`${postgres.url}/${templateName}`)
    await migrate(db)
    await close()
    const kept = join(folder, 'kept')
    await mkdir(kept)
    const migrated = await examine({ DATABASE_URL: `${postgres.url}/${templateName}`, BACKUP_DIR: kept })
    const empty = await examine({ DATABASE_URL: `${postgres.url}/postgres` })
    const again = await examine({ DATABASE_URL: `${postgres.url}/postgres` })
    await postgres.stop()
    expect(migrated.says).toContain('The PostgreSQL database answers, and its tables are up to date.')
    expect(migrated.says).toContain('The clocks of this machine and of the database server agree.')
    expect(migrated.says).toContain(`There is no backup in ${kept} yet`)
    expect([empty.says, again.says].every(says => says.includes('database is empty'))).toBe(true)
  })
})
