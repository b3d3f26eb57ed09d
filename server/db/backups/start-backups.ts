import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { writeBackup } from '#server/db/backup.ts'
import type { Database } from '#server/db/client.ts'
import { doOncePerDay } from '#server/db/daily-job.ts'
import { type Clock, deriveIndianHour, minute, second } from '#server/lib/clock.ts'
import { deleteOldBackups, makeBackupFolder, nameBackup } from './backup-folder.ts'

export type BackupPlan = {
  folder: string
  keepDays: number
  /** In Indian Standard Time; a server that was off then makes up for it when it starts. */
  hour: number
}
type Needs = { db: Database; annexureFolder: string; clock: Clock; log: FastifyBaseLogger }

const soon = 5 * second
const every = 5 * minute

/** One backup a day from the given hour on, by one of the servers of this database. A stop waits for the one under way. */
export function startBackups(needs: Needs, plan: BackupPlan): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  let isStopping = false

  function run() {
    round = backUpIfDue(needs, plan)
      .catch(error => needs.log.error({ err: error }, 'the daily backup could not be made'))
      .finally(() => schedule(every))
  }

  function schedule(delay: number) {
    if (!isStopping) timer = setTimeout(run, delay).unref()
  }

  schedule(soon)
  return {
    stop: () => {
      isStopping = true
      clearTimeout(timer)
      return round
    },
  }
}

export async function backUpIfDue(
  { db, annexureFolder, clock, log }: Needs,
  plan: BackupPlan,
): Promise<void> {
  if (deriveIndianHour(clock()) < plan.hour) return
  await doOncePerDay(db, 'backup', clock, async () => {
    await makeBackupFolder(plan.folder)
    const file = join(plan.folder, nameBackup(clock()))
    const rows = await writeBackup(db, file, annexureFolder)
    const deleted = await deleteOldBackups(plan.folder, plan.keepDays, clock())
    log.info({ file, rows, deleted: deleted.length }, 'the daily backup was made')
  })
}
