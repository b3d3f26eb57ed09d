import { parseConfig } from '#server/config.ts'
import { writeBackup } from '#server/db/backup.ts'
import { annexureFolderOf } from '#server/db/backup-files.ts'
import { requestBackup } from '#server/db/control.ts'
import { openData } from '#server/db/open-data.ts'

const file = process.argv[2]
if (!file) {
  console.error('Usage: npm run backup -- <file>')
  process.exit(1)
}

const config = parseConfig()
const rows = await backUp(file).catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
console.log(`${rows} rows written to ${file}. It holds password hashes and sessions: keep it safe.`)

/**
 * When a server is running, it has the embedded database open and is asked for the backup; otherwise the
 * database is opened here.
 */
async function backUp(target: string): Promise<number> {
  const answer = config.DATABASE_URL ? undefined : await requestBackup(config.DATA_DIR, target)
  if (answer && 'error' in answer) throw new Error(answer.error)
  if (answer) return answer.rows
  const data = await openData(config)
  try {
    return await writeBackup(data.db, target, annexureFolderOf(config))
  } finally {
    await data.close()
  }
}
