import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '#server/lib/clock.ts'

const named = /^munshi-(\d{4}-\d\d-\d\d)-\d{4}\.jsonl\.gz$/
const unfinished = /^munshi-[\d-]+\.jsonl\.gz\.part$/

export type KeptBackup = { file: string /** 'YYYY-MM-DD' in Indian Standard Time. */; day: string }

const istOffset = 5.5 * 60 * 60 * 1000

/** 'munshi-2026-11-23-0214.jsonl.gz': day and minute in Indian Standard Time. */
export function nameBackup(now: Date): string {
  const text = new Date(now.getTime() + istOffset).toISOString()
  return `munshi-${text.slice(0, 10)}-${text.slice(11, 13)}${text.slice(14, 16)}.jsonl.gz`
}

/** The newest last; other files of the folder are none of our business. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = (await readdir(folder)).filter(name => named.test(name)).sort()
  return names.map(name => ({ file: join(folder, name), day: named.exec(name)?.[1] ?? '' }))
}

/** Deletes what is older than the days to be kept, but never the last one; and what a server left unfinished. */
export async function deleteOldBackups(folder: string, keepDays: number, now: Date): Promise<string[]> {
  const oldest = nameBackup(new Date(now.getTime() - keepDays * day)).slice(7, 17)
  const old = (await listBackups(folder)).slice(0, -1).filter(backup => backup.day < oldest)
  for (const { file } of old) await rm(file, { force: true })
  await deleteUnfinished(folder, now)
  return old.map(({ file }) => file)
}

async function deleteUnfinished(folder: string, now: Date) {
  for (const name of (await readdir(folder)).filter(each => unfinished.test(each))) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs > day) await rm(file, { force: true })
  }
}

export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}
