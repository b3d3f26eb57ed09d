import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema.ts'
import type { Language } from '#shared/languages.ts'

// The queries of users that other features run as well, in their own transaction.

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
export type UserChange = Partial<Omit<NewUser, 'id' | 'version' | 'createdAt' | 'updatedAt'>>

export async function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** Locks the row until the transaction ends. */
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

/** Signing in keeps the version, so that an edit that is open elsewhere does not become stale. */
export async function recordLogin(db: Database, id: number, at: Date): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set({ lastLogin: at }).where(eq(users.id, id)).returning()
  return row
}

/** Choosing the language of the site keeps the version too. */
export async function keepUserLanguage(db: Database, id: number, language: Language): Promise<UserRow> {
  const [row] = await db.update(users).set({ language }).where(eq(users.id, id)).returning()
  if (!row) throw new Error(`user ${id} is gone`)
  return row
}

/** And so does confirming an address. */
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
