import type { Config } from '#server/config.ts'
import { type Database, openDatabase } from './client.ts'
import { takeLock } from './lock.ts'
import { migrate } from './migrate.ts'

export type OpenData = { db: Database; announce: (address: string) => void; close: () => Promise<void> }

/** The database, locked where it is a folder, and up to date. */
export async function openData(config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<OpenData> {
  const lock = config.DATABASE_URL ? undefined : takeLock(config.DATA_DIR)
  const { db, close } = await openDatabase(config)
  await migrate(db)
  return {
    db,
    announce: address => lock?.announce(address),
    close: async () => {
      await close()
      lock?.release()
    },
  }
}
