import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { lawChanges, lawChangeThings } from '#server/db/schema.ts'
import type { CitingThing } from '#shared/contract/law-changes.ts'

export type ChangeRow = typeof lawChanges.$inferSelect
export type ThingRow = typeof lawChangeThings.$inferSelect
export type MarkedChange = { change: ChangeRow; things: ThingRow[] }
type By = { at: Date; name: string }

/** Every mark, the latest first, with what was marked. */
export async function listChanges(db: Database): Promise<MarkedChange[]> {
  const changes = await db.select().from(lawChanges).orderBy(desc(lawChanges.id))
  const things = await db.select().from(lawChangeThings).orderBy(asc(lawChangeThings.id))
  const byChange = Map.groupBy(things, ({ changeId }) => changeId)
  return changes.map(change => ({ change, things: byChange.get(change.id) ?? [] }))
}

/** The marks that stand, with what is still to be rechecked. */
export async function listOpen(db: Database): Promise<MarkedChange[]> {
  const rows = await db
    .select({ change: lawChanges, thing: lawChangeThings })
    .from(lawChanges)
    .innerJoin(lawChangeThings, eq(lawChangeThings.changeId, lawChanges.id))
    .where(and(isNull(lawChanges.withdrawnAt), isNull(lawChangeThings.recheckedAt)))
    .orderBy(desc(lawChanges.since), desc(lawChanges.id), asc(lawChangeThings.id))
  const byChange = Map.groupBy(rows, ({ change }) => change.id)
  return [...byChange.values()].flatMap(group =>
    group[0] ? [{ change: group[0].change, things: group.map(({ thing }) => thing) }] : [],
  )
}

/** The mark, locked until the transaction ends, with all its things. */
export async function findForChange(tx: Database, id: number): Promise<MarkedChange | undefined> {
  const [change] = await tx.select().from(lawChanges).where(eq(lawChanges.id, id)).for('update')
  if (!change) return undefined
  const things = await tx
    .select()
    .from(lawChangeThings)
    .where(eq(lawChangeThings.changeId, id))
    .orderBy(asc(lawChangeThings.id))
  return { change, things }
}

export async function insertChange(
  tx: Database,
  row: typeof lawChanges.$inferInsert,
  things: readonly CitingThing[],
): Promise<MarkedChange> {
  const [change] = await tx.insert(lawChanges).values(row).returning()
  if (!change) throw new Error('an insert returned no row')
  if (things.length === 0) return { change, things: [] }
  const marked = things.map(({ kind, key, title }) => ({ changeId: change.id, kind, key, title }))
  const rows = await tx.insert(lawChangeThings).values(marked).returning()
  return { change, things: rows.sort((one, other) => one.id - other.id) }
}

/** Whoever did it first stays named. */
export async function tick(
  tx: Database,
  changeId: number,
  ids: readonly number[],
  by: By | null,
): Promise<ThingRow[]> {
  return tx
    .update(lawChangeThings)
    .set({ recheckedAt: by?.at ?? null, recheckedBy: by?.name ?? null })
    .where(
      and(
        eq(lawChangeThings.changeId, changeId),
        inArray(lawChangeThings.id, [...ids]),
        by ? isNull(lawChangeThings.recheckedAt) : isNotNull(lawChangeThings.recheckedAt),
      ),
    )
    .returning()
}

export async function setWithdrawn(tx: Database, id: number, by: By | null): Promise<void> {
  await tx
    .update(lawChanges)
    .set({ withdrawnAt: by?.at ?? null, withdrawnBy: by?.name ?? null })
    .where(eq(lawChanges.id, id))
}
