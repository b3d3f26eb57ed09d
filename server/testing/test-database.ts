import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { OpenDatabase } from '#server/db/client.ts'
import { wrapPglite } from '#server/db/embedded.ts'
import { openPostgres } from '#server/db/postgres.ts'

type Template = { kind: 'embedded'; file: string } | { kind: 'postgresql'; url: string }

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

/** A migrated database of one's own, on whichever server this run is about. */
export function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('template')
  return template.kind === 'embedded' ? copyEmbedded(template.file) : copyPostgres(template.url)
}

/** Its usual 128 MB of shared memory are written at every opening. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

async function copyEmbedded(file: string): Promise<OpenDatabase> {
  return wrapPglite(await PGlite.create({ loadDataDir: new Blob([await readFile(file)]), startParams }))
}

async function copyPostgres(url: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const maintenance = openPostgres(`${url}/postgres`)
  // Two copies of one template at the same moment refuse each other: take turns.
  await maintenance.db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`)
    const other = openPostgres(`${url}/postgres`)
    await other.db.execute(sql.raw(`create database ${name} template munshi_template`))
    await other.close()
  })
  await maintenance.close()
  return openPostgres(`${url}/${name}`)
}
