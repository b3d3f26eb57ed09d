import { and, asc, count, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { messages, users } from '#server/db/schema.ts'
import { recordOwnAct } from '#server/features/audit/shared-store.ts'
import { findUserByEmail, type UserRow } from './shared-store.ts'

export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
  return found.length > 0
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return (await findUserByEmail(db, email)) !== undefined
}

export async function listUsers(db: Database): Promise<UserRow[]> {
  return db.select().from(users).orderBy(asc(users.id))
}

export async function countApproved(db: Database): Promise<number> {
  const [found] = await db.select({ approved: count() }).from(users).where(eq(users.status, 'approved'))
  return found?.approved ?? 0
}

/** Who has waited for approval since before then, the longest first. */
export async function listWaiting(db: Database, since: Date): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.status, 'pending'), lt(users.createdAt, since)))
    .orderBy(asc(users.createdAt))
}

/** Takes the next administrator who wants a reminder and has had none today. One statement: of several servers one gets them. */
export async function claimForReminder(tx: Database, today: string): Promise<UserRow | undefined> {
  const due = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        eq(users.status, 'approved'),
        eq(users.wantsReminders, true),
        or(isNull(users.remindedOn), lt(users.remindedOn, today)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [admin] = await tx
    .update(users)
    .set({ remindedOn: today })
    .where(sql`${users.id} in (${due})`)
    .returning()
  return admin
}

export async function wantsReminders(db: Database, id: number): Promise<boolean> {
  const [found] = await db.select({ on: users.wantsReminders }).from(users).where(eq(users.id, id))
  return found?.on ?? false
}

export async function setReminders(
  db: Database,
  user: { id: number; username: string },
  on: boolean,
  at: Date,
): Promise<void> {
  await db.transaction(async tx => {
    const changed = await tx
      .update(users)
      .set({ wantsReminders: on })
      .where(and(eq(users.id, user.id), ne(users.wantsReminders, on)))
      .returning({ id: users.id })
    if (changed.length > 0)
      await recordOwnAct(tx, user, on ? 'turned the daily reminder on' : 'turned the daily reminder off', at)
  })
}

/** One more in this month, unless the limit is reached: a single statement, so that many at once cannot pass it. */
export async function countUsage(db: Database, id: number, month: string): Promise<boolean> {
  const isNewMonth = ne(users.usageMonth, month)
  const counted = await db
    .update(users)
    .set({
      usageCount: sql`case when ${isNewMonth} then 1 else ${users.usageCount} + 1 end`,
      usageMonth: month,
    })
    .where(
      and(eq(users.id, id), gt(users.usageLimit, 0), or(isNewMonth, lt(users.usageCount, users.usageLimit))),
    )
    .returning({ id: users.id })
  return counted.length > 0
}

export async function uncountUsage(db: Database, id: number, month: string): Promise<void> {
  await db
    .update(users)
    .set({ usageCount: sql`greatest(${users.usageCount} - 1, 0)` })
    .where(and(eq(users.id, id), eq(users.usageMonth, month)))
}

export type MessageRow = typeof messages.$inferSelect

export async function insertMessage(tx: Database, message: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(message)
}

export async function listMessages(db: Database, recipientId: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(eq(messages.recipientId, recipientId))
    .orderBy(desc(messages.id))
    .limit(100)
}

/** All of them, for the person to take away. */
export async function listMessagesTo(db: Database, userId: number) {
  return db.select().from(messages).where(eq(messages.recipientId, userId)).orderBy(messages.id)
}

export async function deleteUser(db: Database, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}
