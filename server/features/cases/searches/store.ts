import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { savedSearches, searchAlertLinks, searchAlerts } from '#server/db/schema.ts'
import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import { createToken, hashToken } from '#server/lib/tokens.ts'

export type SearchRow = typeof savedSearches.$inferSelect

// Every query about what belongs to a person names that person: nobody else's can be reached through this file.

const ofPerson = (ownerId: number) => and(eq(savedSearches.ownerId, ownerId), isNull(savedSearches.deletedAt))
const oneOf = (ownerId: number, id: number) => and(ofPerson(ownerId), eq(savedSearches.id, id))

/** Shortened by the database: fifty whole briefs would be megabytes. */
export async function listSearches(db: Database, ownerId: number, letters: number): Promise<SearchRow[]> {
  return db
    .select({
      ...getTableColumns(savedSearches),
      query: sql<string>`left(${savedSearches.query}, ${letters})`,
    })
    .from(savedSearches)
    .where(ofPerson(ownerId))
    .orderBy(desc(savedSearches.id))
}

export async function listWholeSearches(db: Database, ownerId: number): Promise<SearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.ownerId, ownerId))
    .orderBy(asc(savedSearches.id))
}

export async function countSearches(db: Database, ownerId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(savedSearches).where(ofPerson(ownerId))
  return row?.count ?? 0
}

export async function findSearch(db: Database, ownerId: number, id: number): Promise<SearchRow | undefined> {
  const [row] = await db.select().from(savedSearches).where(oneOf(ownerId, id))
  return row
}

/** The search to whose feed a token leads. */
export async function findSearchByFeed(db: Database, feedHash: string): Promise<SearchRow | undefined> {
  const { deletedAt } = savedSearches
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.feedHash, feedHash), isNull(deletedAt)))
  return row
}

export async function setFeed(
  db: Database,
  ownerId: number,
  id: number,
  feed: Pick<SearchRow, 'feedHash' | 'feedAt'>,
): Promise<boolean> {
  const changed = await db
    .update(savedSearches)
    .set(feed)
    .where(oneOf(ownerId, id))
    .returning({ id: savedSearches.id })
  return changed.length > 0
}

export async function findSearchByHash(
  db: Database,
  ownerId: number,
  hash: string,
): Promise<SearchRow | undefined> {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(ofPerson(ownerId), eq(savedSearches.hash, hash)))
  return row
}

export async function findDeletedSearch(
  db: Database,
  ownerId: number,
  id: number,
): Promise<SearchRow | undefined> {
  const { deletedAt } = savedSearches
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.ownerId, ownerId), eq(savedSearches.id, id), isNotNull(deletedAt)))
  return row
}

export async function insertSearch(
  tx: Database,
  search: typeof savedSearches.$inferInsert,
): Promise<SearchRow> {
  const [row] = await tx.insert(savedSearches).values(search).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateSearch(
  tx: Database,
  { ownerId, id }: SearchRow,
  change: Partial<Pick<SearchRow, 'name' | 'alert' | 'seenArrival' | 'deletedAt'>>,
): Promise<SearchRow> {
  const [row] = await tx
    .update(savedSearches)
    .set({ ...change, version: sql`${savedSearches.version} + 1` })
    .where(and(eq(savedSearches.ownerId, ownerId), eq(savedSearches.id, id)))
    .returning()
  if (!row) throw new Error(`saved search ${id} is gone`)
  return row
}

export async function markSearchDeleted(
  db: Database,
  ownerId: number,
  id: number,
  deletedAt: Date,
): Promise<boolean> {
  const marked = await db
    .update(savedSearches)
    .set({ deletedAt })
    .where(oneOf(ownerId, id))
    .returning({ id: savedSearches.id })
  return marked.length > 0
}

export async function deleteMarkedBefore(db: Database, ownerId: number, before: Date): Promise<void> {
  await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.ownerId, ownerId), lt(savedSearches.deletedAt, before)))
}

/** Makes a stop link, and keeps only its hash. */
export async function insertStopLink(tx: Database, ownerId: number, createdAt: Date): Promise<string> {
  const token = createToken()
  await tx.insert(searchAlertLinks).values({ ownerId, tokenHash: hashToken(token), createdAt })
  return token
}

/** The person whose mail had the link. */
export async function findStopLink(db: Database, token: string): Promise<number | undefined> {
  const [link] = await db
    .select({ ownerId: searchAlertLinks.ownerId })
    .from(searchAlertLinks)
    .where(eq(searchAlertLinks.tokenHash, hashToken(token)))
  return link?.ownerId
}

export async function stopAllAlerts(tx: Database, ownerId: number): Promise<void> {
  await tx
    .update(savedSearches)
    .set({ alert: false, version: sql`${savedSearches.version} + 1` })
    .where(and(eq(savedSearches.ownerId, ownerId), eq(savedSearches.alert, true)))
}

/** From the first alert on, a person has a row here. */
export async function expectAlerts(tx: Database, ownerId: number): Promise<void> {
  await tx.insert(searchAlerts).values({ ownerId }).onConflictDoNothing()
}

async function findLastMail(db: Database, ownerId: number): Promise<string | null> {
  const [row] = await db
    .select({ on: max(searchAlerts.mailedOn) })
    .from(searchAlerts)
    .where(eq(searchAlerts.ownerId, ownerId))
  return row?.on ?? null
}

export const savedSearchData: PersonalData = {
  exportOf: async (db, { id }) => ({
    savedSearches: (await listWholeSearches(db, id)).map(({ feedHash: _secret, ...search }) => search),
    lastAlertOn: await findLastMail(db, id),
  }),
  eraseOf: goesWithTheUser,
}
