import { existsSync } from 'node:fs'
import { parseConfig } from '#server/config.ts'
import { BackupError, loadBackup } from '#server/db/backup.ts'
import { annexureFolderOf } from '#server/db/backup-files.ts'
import { LockedError, takeLock } from '#server/db/data-folder.ts'
import { openDatabase } from '#server/db/open-data.ts'

const file = process.argv[2]
if (!file || !existsSync(file)) stop(file ? `There is no file ${file}.` : 'Usage: npm run restore -- <file>')

const config = parseConfig()
const where = config.DATABASE_URL ? 'the database' : config.DATA_DIR
try {
  const lock = config.DATABASE_URL ? undefined : takeLock(config.DATA_DIR)
  const { db, close } = await openDatabase(config)
  const rows = await loadBackup(db, file, annexureFolderOf(config))
  await close()
  lock?.release()
  console.log(`${rows} rows restored into ${where}.`)
} catch (error) {
  if (!(error instanceof BackupError || error instanceof LockedError)) throw error
  stop(error.message)
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
