import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { seeds, updates } from '#server/db/schema.ts'

export type UpdateRow = typeof updates.$inferSelect
export type UpdateInsert = typeof updates.$inferInsert
export type UpdateChange = Partial<
  Pick<UpdateRow, 'title' | 'description' | 'type' | 'priority' | 'source' | 'happenedOn' | 'active'>
>
type By = { at: Date; name: string }

const inOrder = [asc(updates.position), desc(updates.id)] as const

export async function listActiveUpdates(db: Database): Promise<UpdateRow[]> {
  return db
    .select()
    .from(updates)
    .where(eq(updates.active, true))
    .orderBy(...inOrder)
}

export async function listUpdates(db: Database): Promise<UpdateRow[]> {
  return db
    .select()
    .from(updates)
    .orderBy(...inOrder)
}

export async function findUpdateForChange(tx: Database, id: number): Promise<UpdateRow | undefined> {
  const [row] = await tx.select().from(updates).where(eq(updates.id, id)).for('update')
  return row
}

/** All updates, locked until the transaction ends, so that nobody else reorders them meanwhile. */
export async function lockUpdates(tx: Database): Promise<UpdateRow[]> {
  const rows = await tx.select().from(updates).orderBy(asc(updates.id)).for('update')
  return rows.sort((a, b) => a.position - b.position || b.id - a.id)
}

export async function insertUpdates(tx: Database, rows: UpdateInsert[]): Promise<UpdateRow[]> {
  return rows.length === 0 ? [] : tx.insert(updates).values(rows).returning()
}

/** The place above the first. */
export async function loadTopPosition(tx: Database): Promise<number> {
  const [row] = await tx.select({ top: sql<number>`coalesce(min(${updates.position}), 1)` }).from(updates)
  return (row?.top ?? 1) - 1
}

export async function changeUpdateRow(
  tx: Database,
  id: number,
  change: UpdateChange,
  { at, name }: By,
): Promise<UpdateRow> {
  const [row] = await tx
    .update(updates)
    .set({ ...change, updatedAt: at, updatedBy: name, version: sql`${updates.version} + 1` })
    .where(eq(updates.id, id))
    .returning()
  if (!row) throw new Error(`update ${id} is gone`)
  return row
}

/** Moving keeps the version, so that an edit that is open elsewhere does not become stale. */
export async function placeUpdate(tx: Database, id: number, position: number): Promise<void> {
  await tx.update(updates).set({ position }).where(eq(updates.id, id))
}

export async function deleteUpdate(tx: Database, id: number): Promise<void> {
  await tx.delete(updates).where(eq(updates.id, id))
}

/** True only once in the life of a database. */
export async function claimSeed(tx: Database, name: string, seededAt: Date): Promise<boolean> {
  const claimed = await tx.insert(seeds).values({ name, seededAt }).onConflictDoNothing().returning()
  return claimed.length > 0
}
