import { and, asc, count, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { messages, users } from '#server/db/schema.ts'
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
