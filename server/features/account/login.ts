import type { Database } from '#server/db/client.ts'
import { refuseStatus, type Sessions } from '#server/features/sessions/public.ts'
import { findUserByEmail, recordLogin, type UserRow } from '#server/features/users/public.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type Attempts, createAttempts } from '#server/lib/attempts.ts'
import { type Clock, minute } from '#server/lib/clock.ts'
import { verifyPassword } from '#server/lib/passwords.ts'

export type LoginLimits = { byAccount: Attempts; byAddress: Attempts }

const window = 15 * minute

/** Chambers and courts share one address: the limit per address is the wider one. */
export function createLoginLimits(clock: Clock): LoginLimits {
  return { byAccount: createAttempts(10, window, clock), byAddress: createAttempts(100, window, clock) }
}

type Needs = { db: Database; sessions: Sessions; clock: Clock; limits: LoginLimits }
type Attempt = { email: string; password: string; address: string; userAgent: string | undefined }

export async function login(
  { db, sessions, clock, limits }: Needs,
  attempt: Attempt,
): Promise<{ sessionToken: string; user: UserRow }> {
  const account = attempt.email.toLowerCase()
  limits.byAddress.take(attempt.address)
  limits.byAccount.take(account)
  const user = await findUserByEmail(db, account)
  const isRight = await verifyPassword(user?.passwordHash ?? null, attempt.password)
  if (!user || !isRight) throw new AppError('bad_credentials', 'Invalid email or password')
  limits.byAccount.clear(account)
  refuseStatus(user.status)
  return db.transaction(async tx => {
    const current = await recordLogin(tx, user.id, clock())
    // Between the check and here the account may have gone or been suspended.
    if (!current) throw new AppError('bad_credentials', 'Invalid email or password')
    refuseStatus(current.status)
    return { sessionToken: await sessions.open(tx, current.id, attempt.userAgent), user: current }
  })
}
