import { join } from 'node:path'
import type { OpenDatabase } from './client.ts'
import { openEmbedded } from './embedded.ts'

export async function openDatabase(where: {
  DATA_DIR: string
  DATABASE_URL?: string
}): Promise<OpenDatabase> {
  if (!where.DATABASE_URL) return openEmbedded(join(where.DATA_DIR, 'pglite'))
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(where.DATABASE_URL)
}
