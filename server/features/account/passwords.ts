import type { Database } from '#server/db/client.ts'
import type { LinkPurpose } from '#server/db/schema.ts'
import * as letters from '#server/features/mail/letters.ts'
import type { SignedIn } from '#server/features/sessions/model.ts'
import {
  findUser,
  findUserByEmail,
  markEmailVerified,
  replacePasswordHash,
  type UserRow,
} from '#server/features/users/shared-store.ts'
import { AppError, refuseField } from '#server/lib/app-error.ts'
import type { Attempts } from '#server/lib/attempts.ts'
import { hashPassword, verifyPassword } from '#server/lib/passwords.ts'
import { said } from '#shared/messages/said.ts'
import { recordOwnAct } from '../audit/shared-store.ts'
import type { AccountNeeds } from './account-needs.ts'
import { trustOnly, type Visitor } from './devices/known-devices.ts'
import { createLink, requireLink, spent, useLink } from './links.ts'
import { isShortForAdmin, refuseWeak } from './password-rules.ts'
import { deleteLinks } from './store.ts'

const passwordLinks: LinkPurpose[] = ['reset-password', 'set-password']

/** The same answer, whether or not the address has an account. */
export async function requestReset(
  { db, outbox, clock, publicUrl }: AccountNeeds,
  email: string,
): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (!user) return
  await db.transaction(async tx => {
    const link = await createLink(tx, user, 'reset-password', publicUrl, clock())
    await outbox.enqueue(tx, user, letters.writeResetLink(user, link))
  })
}

/** A link from a mail proves the address too, and ends every session of the old password. */
export async function resetPassword(
  needs: AccountNeeds,
  token: string,
  password: string,
  visitor: Visitor,
): Promise<string> {
  const { db, outbox, clock, sessions } = needs
  const owner = await requireLink(db, token, passwordLinks, clock())
  refuseWeak(password, await findUser(db, owner.userId), 'password')
  const passwordHash = await hashPassword(password)
  const [userId, deviceToken] = await db.transaction(async tx => {
    const link = await useLink(tx, token, passwordLinks, clock())
    const user = await confirmAddress(tx, link)
    await replacePasswordHash(tx, link.userId, passwordHash, isShortForAdmin(password))
    await deleteLinks(tx, link.userId, passwordLinks)
    await sessions.closeAll(tx, link.userId)
    await recordOwnAct(tx, user, 'reset their password', clock())
    await outbox.enqueue(tx, user, letters.writePasswordChanged(user))
    return [link.userId, await trustOnly(tx, link.userId, visitor, clock())] as const
  })
  sessions.evict(userId)
  return deviceToken
}

export async function changePassword(
  { db, outbox, clock, sessions }: AccountNeeds,
  signedIn: SignedIn,
  change: { currentPassword: string; newPassword: string },
  limit: Attempts,
): Promise<void> {
  const user = await requirePassword(db, signedIn.user.id, change.currentPassword, limit, 'currentPassword')
  refuseWeak(change.newPassword, user, 'newPassword')
  const passwordHash = await hashPassword(change.newPassword)
  await db.transaction(async tx => {
    await replacePasswordHash(tx, signedIn.user.id, passwordHash, isShortForAdmin(change.newPassword))
    await deleteLinks(tx, signedIn.user.id, passwordLinks)
    await sessions.closeAll(tx, signedIn.user.id, signedIn.sessionId)
    await recordOwnAct(tx, signedIn.user, 'changed their password', clock())
    await outbox.enqueue(tx, signedIn.user, letters.writePasswordChanged(signedIn.user))
  })
  sessions.evict(signedIn.user.id)
}

/**
 * Acts that cannot be undone ask for the password again; the limit stops guessing from an open session on a lost phone.
 */
export async function requirePassword(
  db: Database,
  userId: number,
  password: string,
  limit: Attempts,
  field: string,
): Promise<UserRow> {
  await limit.take(String(userId))
  const user = await findUser(db, userId)
  if (!user || !(await verifyPassword(user.passwordHash, password))) {
    throw refuseField(field, said('passwordNotCurrent'))
  }
  await limit.clear(String(userId))
  return user
}

/** A link is valid for the address it was sent to: once the account has another one, it opens nothing. */
export async function confirmAddress(
  tx: Database,
  link: { userId: number; email: string },
): Promise<UserRow> {
  const user = await findUser(tx, link.userId)
  if (!user) throw new AppError('gone', said('accountGone'))
  if (user.email !== link.email) throw spent()
  if (!user.emailVerified) await markEmailVerified(tx, user.id)
  return user
}
