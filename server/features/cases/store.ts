import { and, count, desc, eq, getTableColumns, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { countedSearches, recentSearches, savedCases } from '#server/db/schema.ts'
import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'

export type RecentRow = typeof recentSearches.$inferSelect
export type SavedRow = typeof savedCases.$inferSelect
export type ClaimKey = { ownerId: number; day: string; hash: string }

// Every query about what belongs to a person names that person: nobody else's can be reached through this file.

/** Of several simultaneous claims one succeeds and gets an id. */
export async function claimSearch(
  db: Database,
  claim: typeof countedSearches.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db
    .insert(countedSearches)
    .values(claim)
    .onConflictDoNothing()
    .returning({ id: countedSearches.id })
  return row?.id
}

export async function findClaim(db: Database, { ownerId, day, hash }: ClaimKey) {
  const { counted, claimedAt } = countedSearches
  const [row] = await db
    .select({ counted, claimedAt })
    .from(countedSearches)
    .where(
      and(eq(countedSearches.ownerId, ownerId), eq(countedSearches.day, day), eq(countedSearches.hash, hash)),
    )
  return row
}

export async function confirmClaim(db: Database, id: number): Promise<void> {
  await db.update(countedSearches).set({ counted: true }).where(eq(countedSearches.id, id))
}

export async function releaseClaim(db: Database, id: number): Promise<void> {
  await db.delete(countedSearches).where(eq(countedSearches.id, id))
}

export async function purgeClaimsBefore(db: Database, day: string): Promise<void> {
  await db.delete(countedSearches).where(lt(countedSearches.day, day))
}

/** The same question again keeps its line and its id, and moves to the top. */
export async function upsertRecent(
  db: Database,
  search: typeof recentSearches.$inferInsert,
): Promise<number> {
  const { category, filters, total, at } = search
  const [row] = await db
    .insert(recentSearches)
    .values(search)
    .onConflictDoUpdate({
      target: [recentSearches.ownerId, recentSearches.hash],
      set: { category: category ?? null, filters, total, at },
    })
    .returning({ id: recentSearches.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

export async function keepLatestRecent(db: Database, ownerId: number, most: number): Promise<void> {
  const latest = db
    .select({ id: recentSearches.id })
    .from(recentSearches)
    .where(eq(recentSearches.ownerId, ownerId))
    .orderBy(desc(recentSearches.at), desc(recentSearches.id))
    .limit(most)
  await db
    .delete(recentSearches)
    .where(and(eq(recentSearches.ownerId, ownerId), notInArray(recentSearches.id, latest)))
}

/** Shortened by the database: fifty whole briefs would be megabytes. */
export async function listRecent(db: Database, ownerId: number, letters: number): Promise<RecentRow[]> {
  const { query } = recentSearches
  const shortened = sql<string>`case when char_length(${query}) > ${letters} then left(${query}, ${letters - 1}) || '…' else ${query} end`
  return db
    .select({ ...getTableColumns(recentSearches), query: shortened })
    .from(recentSearches)
    .where(eq(recentSearches.ownerId, ownerId))
    .orderBy(desc(recentSearches.at), desc(recentSearches.id))
}

export async function listWholeRecent(db: Database, ownerId: number): Promise<RecentRow[]> {
  return db
    .select()
    .from(recentSearches)
    .where(eq(recentSearches.ownerId, ownerId))
    .orderBy(recentSearches.id)
}

export async function findRecent(db: Database, ownerId: number, id: number): Promise<RecentRow | undefined> {
  const [row] = await db
    .select()
    .from(recentSearches)
    .where(and(eq(recentSearches.ownerId, ownerId), eq(recentSearches.id, id)))
  return row
}

export async function deleteRecent(db: Database, ownerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(recentSearches)
    .where(and(eq(recentSearches.ownerId, ownerId), eq(recentSearches.id, id)))
    .returning({ id: recentSearches.id })
  return deleted.length > 0
}

export async function deleteAllRecent(db: Database, ownerId: number): Promise<void> {
  await db.delete(recentSearches).where(eq(recentSearches.ownerId, ownerId))
}

export async function listSaved(db: Database, ownerId: number): Promise<SavedRow[]> {
  return db
    .select()
    .from(savedCases)
    .where(eq(savedCases.ownerId, ownerId))
    .orderBy(desc(savedCases.savedAt), desc(savedCases.id))
}

export async function listWholeSaved(db: Database, ownerId: number): Promise<SavedRow[]> {
  return db.select().from(savedCases).where(eq(savedCases.ownerId, ownerId)).orderBy(savedCases.id)
}

export async function countSaved(db: Database, ownerId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(savedCases).where(eq(savedCases.ownerId, ownerId))
  return row?.count ?? 0
}

export async function findSaved(
  db: Database,
  ownerId: number,
  caseId: string,
): Promise<SavedRow | undefined> {
  const [row] = await db
    .select()
    .from(savedCases)
    .where(and(eq(savedCases.ownerId, ownerId), eq(savedCases.caseId, caseId)))
  return row
}

export async function insertSaved(db: Database, saved: typeof savedCases.$inferInsert): Promise<SavedRow> {
  const [row] = await db.insert(savedCases).values(saved).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateNote(
  db: Database,
  { ownerId, id }: SavedRow,
  note: string,
  at: Date,
): Promise<SavedRow> {
  const [row] = await db
    .update(savedCases)
    .set({ note, updatedAt: at, version: sql`${savedCases.version} + 1` })
    .where(and(eq(savedCases.ownerId, ownerId), eq(savedCases.id, id)))
    .returning()
  if (!row) throw new Error(`saved case ${id} is gone`)
  return row
}

export async function deleteSaved(db: Database, ownerId: number, caseId: string): Promise<boolean> {
  const deleted = await db
    .delete(savedCases)
    .where(and(eq(savedCases.ownerId, ownerId), eq(savedCases.caseId, caseId)))
    .returning({ id: savedCases.id })
  return deleted.length > 0
}

export const caseData: PersonalData = {
  exportOf: async (db, { id }) => ({
    savedCases: await listWholeSaved(db, id),
    recentSearches: await listWholeRecent(db, id),
  }),
  eraseOf: goesWithTheUser,
}
