import { stat } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import { type KeptBackup, listBackups } from '#server/db/backups/backup-folder.ts'
import { day } from '#server/lib/clock.ts'
import { checkFolder } from './check-folder.ts'
import { type Finding, talkAbout } from './finding.ts'

const { fine, remark, wrong } = talkAbout('backups')
/** One is made every day. */
const tooOld = 2 * day

export async function checkBackups({ BACKUP_DIR }: Config, now = new Date()): Promise<Finding[]> {
  if (!BACKUP_DIR) return []
  const folder = await checkFolder('backups', BACKUP_DIR)
  const kept = await listBackups(BACKUP_DIR).catch((): KeptBackup[] => [])
  return [...folder, await judgeNewest(kept, BACKUP_DIR, now)]
}

async function judgeNewest(kept: readonly KeptBackup[], folder: string, now: Date): Promise<Finding> {
  const newest = kept.at(-1)
  if (!newest) return remark(`There is no backup in ${folder} yet: the server makes one a day.`)
  const { mtimeMs } = await stat(newest.file)
  const days = Math.floor((now.getTime() - mtimeMs) / day)
  if (now.getTime() - mtimeMs > tooOld)
    return wrong(`The newest backup, ${newest.file}, is ${days} days old. See the log of the server.`)
  return fine(`The newest of ${kept.length} is ${newest.file}. npm run backup:check rehearses its restoring.`)
}
