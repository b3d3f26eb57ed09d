import { and, asc, count, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { messages, users } from '#server/db/schema.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
export type UserChange = Partial<Omit<NewUser, 'id' | 'version' | 'createdAt' | 'updatedAt'>>

export async function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** The row stays as it is until the transaction ends: read before write, without anyone in between. */
export async function findUserForChange(tx: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return user
}

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

export async function insertUser(db: Database, user: NewUser): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateUser(db: Database, id: number, change: UserChange, at: Date): Promise<UserRow> {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: at, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .returning()
  if (!row) throw new Error(`user ${id} is gone`)
  return row
}

/** Signing in is not an edit: nobody's open dialog becomes stale by it. */
export async function recordLogin(db: Database, id: number, at: Date): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set({ lastLogin: at }).where(eq(users.id, id)).returning()
  return row
}

/** Nor is confirming an address. */
export async function markEmailVerified(db: Database, id: number): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, id))
}

export async function replacePasswordHash(
  db: Database,
  id: number,
  passwordHash: string | null,
  passwordIsShort = false,
): Promise<void> {
  await db.update(users).set({ passwordHash, passwordIsShort }).where(eq(users.id, id))
}

export async function notePasswordLength(db: Database, id: number, passwordIsShort: boolean): Promise<void> {
  await db.update(users).set({ passwordIsShort }).where(eq(users.id, id))
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

export async function deleteUser(db: Database, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

export async function listApprovedAdmins(db: Database): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'approved')))
    .orderBy(asc(users.id))
}

/** Locks the approved administrators, so that two of them cannot remove each other at the same moment. */
export async function countOtherAdmins(tx: Database, id: number): Promise<number> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'approved')))
    .orderBy(asc(users.id))
    .for('update')
  return rows.filter(row => row.id !== id).length
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
