import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/public.ts'
import { letters, type Outbox } from '#server/features/mail/public.ts'
import type { Sessions, SignedIn } from '#server/features/sessions/public.ts'
import {
  findUser,
  findUserByEmail,
  markEmailVerified,
  replacePasswordHash,
  type UserRow,
} from '#server/features/users/public.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Attempts } from '#server/lib/attempts.ts'
import type { Clock } from '#server/lib/clock.ts'
import { hashPassword, verifyPassword } from '#server/lib/passwords.ts'
import { createLink, useLink } from './links.ts'
import { deleteLinks } from './store.ts'

type Needs = { db: Database; outbox: Outbox; clock: Clock; publicUrl: string; sessions: Sessions }

/** The same answer, whether or not the address has an account. */
export async function requestReset({ db, outbox, clock, publicUrl }: Needs, email: string): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (!user) return
  await db.transaction(async tx => {
    const link = await createLink(tx, user, 'reset-password', publicUrl, clock())
    await outbox.enqueue(tx, user, letters.writeResetLink(user, link))
  })
}

/** A link from a mail proves the address too, and ends every session of the old password. */
export async function resetPassword(needs: Needs, token: string, password: string): Promise<void> {
  const { db, outbox, clock, sessions } = needs
  const passwordHash = await hashPassword(password)
  const userId = await db.transaction(async tx => {
    const link = await useLink(tx, token, ['reset-password', 'set-password'], clock())
    await replacePasswordHash(tx, link.userId, passwordHash)
    const user = await confirmAddress(tx, link)
    await deleteLinks(tx, link.userId, ['reset-password', 'set-password'])
    await sessions.closeAll(tx, link.userId)
    await recordAudit(tx, describeAct(user, 'reset their password', clock()))
    await outbox.enqueue(tx, user, letters.writePasswordChanged(user))
    return link.userId
  })
  sessions.evict(userId)
}

export async function changePassword(
  { db, outbox, clock, sessions }: Needs,
  signedIn: SignedIn,
  change: { currentPassword: string; newPassword: string },
  limit: Attempts,
): Promise<void> {
  await requirePassword(db, signedIn.user.id, change.currentPassword, limit, 'currentPassword')
  const passwordHash = await hashPassword(change.newPassword)
  await db.transaction(async tx => {
    await replacePasswordHash(tx, signedIn.user.id, passwordHash)
    await deleteLinks(tx, signedIn.user.id, ['reset-password', 'set-password'])
    await sessions.closeAll(tx, signedIn.user.id, signedIn.sessionId)
    await recordAudit(tx, describeAct(signedIn.user, 'changed their password', clock()))
    await outbox.enqueue(tx, signedIn.user, letters.writePasswordChanged(signedIn.user))
  })
  sessions.evict(signedIn.user.id)
}

/** What cannot be undone asks for the password again, and an open session on a lost phone may not guess it without end. */
export async function requirePassword(
  db: Database,
  userId: number,
  password: string,
  limit: Attempts,
  field: string,
): Promise<UserRow> {
  limit.take(String(userId))
  const user = await findUser(db, userId)
  if (!user || !(await verifyPassword(user.passwordHash, password))) {
    const message = 'This is not your current password'
    throw new AppError('validation', message, { field, errors: [{ field, message }] })
  }
  limit.clear(String(userId))
  return user
}

export async function confirmAddress(
  tx: Database,
  link: { userId: number; email: string },
): Promise<UserRow> {
  const user = await findUser(tx, link.userId)
  if (!user) throw new AppError('gone', 'This account no longer exists.')
  if (user.email === link.email && !user.emailVerified) await markEmailVerified(tx, user.id)
  return user
}

function describeAct(user: UserRow, action: string, at: Date) {
  return {
    at,
    actorId: user.id,
    actor: user.username,
    action,
    subjectType: 'user',
    subjectId: user.id,
  } as const
}
