import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { refuseStatus } from '#server/features/sessions/access.ts'
import { findUserForChange, recordLogin, type UserRow } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { said } from '#shared/messages/said.ts'
import type { AccountNeeds } from './account-needs.ts'
import { recogniseDevice, type Visitor } from './devices/known-devices.ts'

export type SignInFrom = Visitor & { address: string; log: FastifyBaseLogger }
export type SignIn = { sessionToken: string; user: UserRow; deviceToken: string }

/** The last step of a sign-in, after the password and, where it is on, the code. */
export async function openAccount(
  tx: Database,
  { clock, outbox, sessions }: AccountNeeds,
  userId: number,
  from: SignInFrom,
): Promise<SignIn> {
  const before = await findUserForChange(tx, userId)
  // The account may have been deleted or suspended since the check.
  if (!before) throw new AppError('bad_credentials', said('wrongEmailOrPassword'))
  refuseStatus(before)
  const at = clock()
  const user = (await recordLogin(tx, userId, at)) ?? before
  const isFirst = before.lastLogin === null
  const deviceToken = await recogniseDevice(tx, outbox, user, from, { at, isFirst })
  const sessionToken = await sessions.open(tx, userId, from.userAgent)
  from.log.info({ account: userId }, 'signed in')
  return { sessionToken, user, deviceToken }
}
