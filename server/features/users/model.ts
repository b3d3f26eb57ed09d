import type { Database } from '#server/db/client.ts'
import { findUniqueViolation } from '#server/db/database-fault.ts'
import { AppError, describeField } from '#server/lib/app-error.ts'
import { deriveIndianMonth } from '#server/lib/clock.ts'
import type { PersonalData } from '#server/lib/personal-data.ts'
import type { UserView } from '#shared/contract/account.ts'
import { said, sayInEnglish } from '#shared/messages/said.ts'
import type { UserRow } from './shared-store.ts'
import { deleteUser, isEmailTaken, isUsernameTaken, listMessagesTo } from './store.ts'

type Names = { username: string; email: string }

/** Counts one use against the month's limit, does the work, and uncounts it when the work fails. */
export type Usage = { count: <T>(userId: number, work: () => Promise<T>) => Promise<T> }

/** What a user looks like from outside. The count is of the current month: an older month's is over. */
export function presentUser(user: UserRow, now: Date): UserView {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    barCouncilId: user.barCouncilId,
    enrolmentState: user.enrolmentState,
    experience: user.experience,
    specialization: user.specialization,
    chamberAddress: user.chamberAddress,
    usualCourt: user.usualCourt,
    usualPlace: user.usualPlace,
    language: user.language,
    role: user.role,
    status: user.status,
    statusReason: user.statusReason,
    usageCount: user.usageMonth === deriveIndianMonth(now) ? user.usageCount : 0,
    usageLimit: user.usageLimit,
    lastLogin: user.lastLogin?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    emailVerified: user.emailVerified,
    invitedBy: user.invitedBy,
    secondFactor: user.secondFactorSince !== null,
    needsStrongerSignIn: user.role === 'admin' && user.passwordIsShort && !user.secondFactorSince,
    version: user.version,
  }
}

/** An edit that started from an older edition is refused together with the current one, so that the screen can show what changed. */
export function refuseStale(current: UserView, version: number | undefined) {
  if (version === undefined || version === current.version) return
  throw new AppError(
    'stale',
    'Somebody else has changed this in the meantime. Look at what changed and save again.',
    {
      details: { current },
    },
  )
}

/** Runs a write; where a unique index refuses it, answers with the field, and for a username with a free one. */
export async function refuseTaken<T>(db: Database, wanted: Names, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const index = findUniqueViolation(error)
    if (index === undefined) throw error
    const emailToo = index === 'users_email_key' || (await isEmailTaken(db, wanted.email))
    throw index === 'users_email_key' ? emailTaken() : await usernameTaken(db, wanted.username, emailToo)
  }
}

async function usernameTaken(db: Database, username: string, emailToo: boolean): Promise<AppError> {
  const errors = [describeField('username', said('usernameTaken'))]
  if (emailToo) errors.push(describeField('email', said('emailTaken')))
  const suggestion = await suggestUsername(db, username)
  return new AppError('taken', said('usernameTaken'), { field: 'username', suggestion, errors })
}

function emailTaken(): AppError {
  return new AppError('taken', said('emailTaken'), {
    field: 'email',
    suggestion: sayInEnglish(said('emailTakenAdvice')),
    errors: [describeField('email', said('emailTaken'))],
  })
}

/** A free name close to the one wanted: the name with the smallest number that makes it free. */
export async function suggestUsername(db: Database, wanted: string): Promise<string> {
  const stem = wanted.slice(0, 34)
  for (let number = 2; number < 100; number += 1) {
    if (!(await isUsernameTaken(db, `${stem}${number}`))) return `${stem}${number}`
  }
  return `${stem}${Date.now() % 1_000_000}`
}

export const userData: PersonalData = {
  exportOf: async (db, user, now) => ({
    account: presentUser(user, now),
    messages: await listMessagesTo(db, user.id),
  }),
  eraseOf: (tx, user) => deleteUser(tx, user.id),
}
