import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { StartError } from '#server/lib/app-error.ts'
import type { Database, OpenDatabase, ReadPool } from './client.ts'
import { makeDataFolder, takeLock } from './data-folder.ts'
import { deriveFault, describeCause, isRefusedByServer } from './database-fault.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

export type OpenData = {
  db: Database
  kind: OpenDatabase['kind']
  readPool?: ReadPool | undefined
  announce: (address: string) => void
  close: () => Promise<void>
}
type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>

/** Opens the database, takes the lock of an embedded one, and migrates it. */
export async function openData(config: Place): Promise<OpenData> {
  const lock = config.DATABASE_URL ? undefined : takeLock(config.DATA_DIR)
  makeDataFolder(config.DATA_DIR)
  const { db, kind, readPool, close } = await openMigrated(config)
  return {
    db,
    kind,
    readPool,
    announce: address => lock?.announce(address),
    close: async () => {
      await close()
      lock?.release()
    },
  }
}

async function openMigrated(config: Place): Promise<OpenDatabase> {
  const opened = await openDatabase(config).catch(error => {
    throw refuseFiles(config.DATA_DIR, error)
  })
  await migrate(opened.db).catch(error => {
    throw config.DATABASE_URL && (deriveFault(error) || isRefusedByServer(error))
      ? refuseServer(error)
      : error
  })
  return opened
}

function refuseServer(error: unknown): StartError {
  return new StartError(
    `The database of DATABASE_URL cannot be used: ${describeCause(error)}. Check that the server runs, and the address, name, user and password.`,
  )
}

function refuseFiles(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The database in ${join(dataDir, 'pglite')} cannot be opened: ${describeCause(error)}. Start on a copy of the folder to look at it, or restore a backup into an empty folder.`,
  )
}

export async function openDatabase(where: {
  DATA_DIR: string
  DATABASE_URL?: string
}): Promise<OpenDatabase> {
  if (!where.DATABASE_URL) return openEmbedded(join(where.DATA_DIR, 'pglite'))
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(where.DATABASE_URL)
}
