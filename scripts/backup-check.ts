import { existsSync } from 'node:fs'
import { parseConfig } from '#server/config.ts'
import { listBackups } from '#server/db/backups/backup-folder.ts'
import { checkBackup } from '#server/db/backups/check-backup.ts'

const usage = 'Usage: npm run backup:check [-- <file>]. Without a file it is the newest one of BACKUP_DIR.'

const file = process.argv[2] ?? (await findNewest())
if (!existsSync(file)) stop(`There is no file ${file}.`)
try {
  const started = performance.now()
  const { rows, tables, files } = await checkBackup(file)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${file} was restored into a database of its own and is whole: ${rows} rows of ${tables} tables and ${files} files of annexures, in ${seconds} s.`,
  )
} catch (error) {
  stop(`${file} cannot be restored: ${error instanceof Error ? error.message : error}`)
}

async function findNewest(): Promise<string> {
  const { BACKUP_DIR } = parseConfig()
  if (!BACKUP_DIR) return stop(usage)
  const newest = (await listBackups(BACKUP_DIR).catch(() => [])).at(-1)
  return newest?.file ?? stop(`There is no backup in ${BACKUP_DIR} yet.`)
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
