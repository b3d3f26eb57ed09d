import { mkdir, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { wrapPglite } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'

const folder = '.cache'
const file = `${folder}/pglite-template.tar`

/** Migrated once; every test file opens a copy of its own, which takes less without the database that nobody opens. */
export default async function setup(project: TestProject) {
  const client = await PGlite.create()
  await migrate(wrapPglite(client).db)
  await client.exec('alter database template0 with is_template false')
  await client.exec('drop database template0')
  const dump = await client.dumpDataDir('none')
  await mkdir(folder, { recursive: true })
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await client.close()
  project.provide('template', { kind: 'embedded', file })
}
