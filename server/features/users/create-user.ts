import type { z } from 'zod'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import * as letters from '#server/features/mail/letters.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { createUserBody, MessageBody } from '#shared/contract/admin-users.ts'
import type { AdminNeeds } from './change-user.ts'
import { refuseTaken } from './model.ts'
import { findUser, insertUser, type UserRow } from './shared-store.ts'
import { insertMessage } from './store.ts'

type Actor = { id: number; username: string }
/** The new user chooses a password through a mailed link; nobody else ever knows it. */
export async function createUser(
  needs: AdminNeeds,
  actor: Actor,
  body: z.output<typeof createUserBody>,
): Promise<UserRow> {
  const { db, outbox, clock } = needs
  return refuseTaken(db, body, () =>
    db.transaction(async tx => {
      const now = clock()
      const user = await insertUser(tx, {
        ...body,
        usageLimit: body.usageLimit ?? needs.settings.read().accounts.monthlyLimit,
        email: body.email.toLowerCase(),
        createdAt: now,
        updatedAt: now,
      })
      const after = { username: user.username, email: user.email, role: user.role, status: user.status }
      await recordAudit(tx, {
        at: now,
        actorId: actor.id,
        actor: actor.username,
        action: 'create',
        subjectType: 'user',
        subjectId: user.id,
        after,
      })
      await outbox.enqueue(
        tx,
        user,
        letters.writeSetPasswordLink(user, await needs.links.create(tx, user, 'set-password')),
      )
      return user
    }),
  )
}

export async function sendMessage(
  { db, outbox, clock }: AdminNeeds,
  actor: Actor,
  body: Required<Pick<MessageBody, 'recipientId' | 'subject' | 'message' | 'messageType' | 'priority'>>,
): Promise<void> {
  await db.transaction(async tx => {
    const recipient = await findUser(tx, body.recipientId)
    if (!recipient) throw new AppError('not_found', 'The recipient does not exist (any more).')
    const now = clock()
    const { recipientId, subject, message, messageType, priority } = body
    await insertMessage(tx, {
      recipientId,
      subject,
      message,
      messageType,
      priority,
      senderName: actor.username,
      createdAt: now,
    })
    await recordAudit(tx, {
      at: now,
      actorId: actor.id,
      actor: actor.username,
      action: 'message',
      subjectType: 'user',
      subjectId: recipientId,
      after: { subject, messageType, priority },
    })
    await outbox.enqueue(tx, recipient, letters.writeAdminMessage(recipient, subject, message))
  })
}
