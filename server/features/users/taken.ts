import type { Database } from '#server/db/client.ts'
import { readUniqueViolation } from '#server/db/trouble.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isEmailTaken } from './store.ts'
import { suggestUsername } from './suggest-username.ts'

type Names = { username: string; email: string }

/** Runs a write; where a unique index refuses it, answers with the field, and for a username with a free one. */
export async function refuseTaken<T>(db: Database, wanted: Names, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const index = readUniqueViolation(error)
    if (index === undefined) throw error
    const emailToo = index === 'users_email_key' || (await isEmailTaken(db, wanted.email))
    throw index === 'users_email_key' ? emailTaken() : await usernameTaken(db, wanted.username, emailToo)
  }
}

async function usernameTaken(db: Database, username: string, emailToo: boolean): Promise<AppError> {
  const errors = [{ field: 'username', message: 'Username is already taken' }]
  if (emailToo) errors.push({ field: 'email', message: 'Email is already registered' })
  const suggestion = await suggestUsername(db, username)
  return new AppError('taken', 'Username is already taken', { field: 'username', suggestion, errors })
}

function emailTaken(): AppError {
  return new AppError('taken', 'Email is already registered', {
    field: 'email',
    suggestion: 'Sign in with this address, or reset its password',
    errors: [{ field: 'email', message: 'Email is already registered' }],
  })
}
