import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { knownDevices, users } from '#server/db/schema.ts'

export type KnownDeviceRow = typeof knownDevices.$inferSelect

/** One query, whether or not the address has an account: the time it takes must not tell. */
export async function isKnownDevice(db: Database, tokenHash: string, email: string): Promise<boolean> {
  const found = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(sql`lower(${users.email})`, email.toLowerCase())))
  return found.length > 0
}

/** True when the device was known already. */
export async function touchDevice(
  tx: Database,
  userId: number,
  tokenHash: string,
  at: Date,
): Promise<boolean> {
  const touched = await tx
    .update(knownDevices)
    .set({ lastSeenAt: at })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash)))
    .returning({ id: knownDevices.id })
  return touched.length > 0
}

export async function insertDevice(
  tx: Database,
  row: typeof knownDevices.$inferInsert,
  most: number,
): Promise<void> {
  await tx.insert(knownDevices).values(row).onConflictDoNothing()
  const mine = eq(knownDevices.userId, row.userId)
  const latest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(mine)
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.id))
    .limit(most)
  await tx.delete(knownDevices).where(and(mine, notInArray(knownDevices.id, latest)))
}

export async function deleteDevices(tx: Database, userId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export async function listDevices(db: Database, userId: number): Promise<KnownDeviceRow[]> {
  return db
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt))
}
