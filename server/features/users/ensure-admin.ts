import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { takeAdvisoryLock } from '#server/db/client.ts'
import { StartError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { suggestUsername } from './model.ts'
import { insertUser, listApprovedAdmins } from './shared-store.ts'
import { isEmailTaken, isUsernameTaken } from './store.ts'

type Settings = { ADMIN_EMAIL: string; ADMIN_PASSWORD?: string }
export type FirstAdmin = { email: string; password: string; isGenerated: boolean }

/** The first start makes the administrator; a later one finds one and changes nothing. */
export async function ensureAdmin(
  db: Database,
  settings: Settings,
  clock: Clock,
): Promise<FirstAdmin | undefined> {
  return db.transaction(async tx => {
    await takeAdvisoryLock(tx, 'first administrator')
    return makeFirst(tx, settings, clock)
  })
}

/** Of several processes that start at once on one database, only one creates the administrator. */
async function makeFirst(db: Database, settings: Settings, clock: Clock): Promise<FirstAdmin | undefined> {
  if ((await listApprovedAdmins(db)).length > 0) return undefined
  const email = settings.ADMIN_EMAIL.toLowerCase()
  if (await isEmailTaken(db, email)) {
    throw new StartError(
      `There is no approved administrator, and ${email} belongs to another account. Set ADMIN_EMAIL to a free address.`,
    )
  }
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const now = clock()
  await insertUser(db, {
    username: (await isUsernameTaken(db, 'admin')) ? await suggestUsername(db, 'admin') : 'admin',
    email,
    passwordHash: await hashPassword(password),
    firstName: 'Site',
    lastName: 'Administrator',
    experience: 'senior',
    role: 'admin',
    status: 'approved',
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  })
  return { email, password, isGenerated: settings.ADMIN_PASSWORD === undefined }
}
