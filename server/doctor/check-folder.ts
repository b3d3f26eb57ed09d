import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describeCause } from '#server/db/database-fault.ts'
import { type Finding, talkAbout } from './finding.ts'

const megabyte = 1024 * 1024
/** With less the server takes no more changes (lib/disk-space.ts). */
const least = 64 * megabyte
const comfortable = 1024 * megabyte

/** Whether a folder is there, may be written to by this user, is closed to others, and has room. */
export async function checkFolder(about: string, folder: string): Promise<Finding[]> {
  const { fine, remark, wrong } = talkAbout(about)
  const found = await stat(folder).catch(() => undefined)
  if (!found) return [await checkMissing(about, folder)]
  if (!found.isDirectory()) return [wrong(`${folder} is not a folder.`)]
  const refusal = await whyNotWritable(folder)
  if (refusal) return [wrong(`This user may not write in ${folder}: ${refusal}.`)]
  const findings: Finding[] = []
  if (process.platform !== 'win32' && (found.mode & 0o007) !== 0)
    findings.push(remark(`Every user of this machine may look into ${folder}; chmod 700 closes it.`))
  const free = await readFree(folder)
  const room = `${Math.round(free / megabyte).toLocaleString('en-IN')} MB are free on the disk of ${folder}`
  if (free < least) findings.push(wrong(`Only ${room}: with less than 64 MB no change is taken.`))
  else if (free < comfortable) findings.push(remark(`${room}. That is little.`))
  else findings.push(fine(`${room}, and it may be written to.`))
  return findings
}

async function checkMissing(about: string, folder: string): Promise<Finding> {
  const { remark, wrong } = talkAbout(about)
  const parent = await findExisting(dirname(folder))
  const refusal = await whyNotWritable(parent)
  return refusal
    ? wrong(`${folder} does not exist, and this user may not make it in ${parent}: ${refusal}.`)
    : remark(`${folder} does not exist yet; it is made when it is first needed.`)
}

async function findExisting(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  return isThere || dirname(folder) === folder ? folder : findExisting(dirname(folder))
}

async function whyNotWritable(folder: string): Promise<string | undefined> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return describeCause(error)
  }
}

async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
