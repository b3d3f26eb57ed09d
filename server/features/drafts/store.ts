import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { drafts } from '#server/db/schema.ts'
import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'

export type DraftRow = typeof drafts.$inferSelect
export type DraftChange = Partial<Pick<DraftRow, 'title' | 'language' | 'values'>>

// Every query names the owner: nobody else's draft can be reached through this file.

export async function listDrafts(db: Database, ownerId: number): Promise<Omit<DraftRow, 'values'>[]> {
  const { id, formId, title, language, createdAt, updatedAt, deletedAt, version, key } = drafts
  return db
    .select({
      id,
      ownerId: drafts.ownerId,
      formId,
      title,
      language,
      createdAt,
      updatedAt,
      deletedAt,
      version,
      key,
    })
    .from(drafts)
    .where(and(eq(drafts.ownerId, ownerId), isNull(deletedAt)))
    .orderBy(desc(updatedAt), desc(id))
}

export async function listWholeDrafts(db: Database, ownerId: number): Promise<DraftRow[]> {
  return db.select().from(drafts).where(eq(drafts.ownerId, ownerId)).orderBy(drafts.id)
}

export async function findDraft(db: Database, ownerId: number, id: number): Promise<DraftRow | undefined> {
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.ownerId, ownerId), eq(drafts.id, id), isNull(drafts.deletedAt)))
  return draft
}

export async function findDraftForChange(
  tx: Database,
  ownerId: number,
  id: number,
): Promise<DraftRow | undefined> {
  const [draft] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.ownerId, ownerId), eq(drafts.id, id), isNull(drafts.deletedAt)))
    .for('update')
  return draft
}

/** The same key twice answers with the draft that the first one made. */
export async function insertDraft(db: Database, draft: typeof drafts.$inferInsert): Promise<DraftRow> {
  const [row] = await db
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({ target: [drafts.ownerId, drafts.key], set: { key: draft.key } })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateDraft(
  tx: Database,
  id: number,
  change: DraftChange,
  at: Date,
): Promise<DraftRow> {
  const [row] = await tx
    .update(drafts)
    .set({ ...change, updatedAt: at, version: sql`${drafts.version} + 1` })
    .where(eq(drafts.id, id))
    .returning()
  if (!row) throw new Error(`draft ${id} is gone`)
  return row
}

export async function markDeleted(db: Database, ownerId: number, id: number, at: Date): Promise<boolean> {
  const marked = await db
    .update(drafts)
    .set({ deletedAt: at })
    .where(and(eq(drafts.ownerId, ownerId), eq(drafts.id, id), isNull(drafts.deletedAt)))
    .returning({ id: drafts.id })
  return marked.length > 0
}

export async function unmarkDeleted(
  db: Database,
  ownerId: number,
  id: number,
): Promise<DraftRow | undefined> {
  const [row] = await db
    .update(drafts)
    .set({ deletedAt: null })
    .where(and(eq(drafts.ownerId, ownerId), eq(drafts.id, id), isNotNull(drafts.deletedAt)))
    .returning()
  return row
}

export async function deleteMarkedBefore(db: Database, ownerId: number, before: Date): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.ownerId, ownerId), lt(drafts.deletedAt, before)))
}

export const draftData: PersonalData = {
  exportOf: async (db, { id }) => ({ drafts: await listWholeDrafts(db, id) }),
  eraseOf: goesWithTheUser,
}
