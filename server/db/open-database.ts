import { join } from 'node:path'
import type { OpenDatabase } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

export async function openDatabase(where: {
  DATA_DIR: string
  DATABASE_URL?: string
}): Promise<OpenDatabase> {
  return where.DATABASE_URL ? openPostgres(where.DATABASE_URL) : openEmbedded(join(where.DATA_DIR, 'pglite'))
}
