import { and, asc, eq, inArray, isNotNull, isNull, lt, max, notExists, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { annexureFiles, annexures, drafts } from '#server/db/schema.ts'
import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import { type AnnexureView, readAnnexureFileCall } from '#shared/contract/annexures.ts'
import { addressOf } from '#shared/contract/call.ts'

export type AnnexureRow = typeof annexures.$inferSelect
export type FileRow = typeof annexureFiles.$inferSelect
export type AnnexureWithFile = { annexure: AnnexureRow; file: FileRow }
export type AnnexureChange = Partial<
  Pick<AnnexureRow, 'title' | 'writtenOn' | 'electronic' | 'entry' | 'turns'>
>

// Every query filters by owner, so that nobody can reach the files of another person.

const both = { annexure: annexures, file: annexureFiles }

function isOf(ownerId: number) {
  return and(eq(drafts.ownerId, ownerId), isNull(drafts.deletedAt))
}

export async function listAnnexures(
  db: Database,
  ownerId: number,
  draftId: number,
): Promise<AnnexureWithFile[]> {
  return db
    .select(both)
    .from(annexures)
    .innerJoin(annexureFiles, eq(annexures.fileId, annexureFiles.id))
    .innerJoin(drafts, eq(annexures.draftId, drafts.id))
    .where(and(isOf(ownerId), eq(annexures.draftId, draftId), isNull(annexures.deletedAt)))
    .orderBy(asc(annexures.position), asc(annexures.id))
}

/** All annexures of a person, including deleted ones that are not yet removed. */
export async function listAllAnnexures(db: Database, ownerId: number): Promise<AnnexureWithFile[]> {
  return db
    .select(both)
    .from(annexures)
    .innerJoin(annexureFiles, eq(annexures.fileId, annexureFiles.id))
    .where(eq(annexureFiles.ownerId, ownerId))
    .orderBy(asc(annexures.id))
}

export async function findAnnexure(
  db: Database,
  ownerId: number,
  id: number,
): Promise<AnnexureWithFile | undefined> {
  const [found] = await db
    .select(both)
    .from(annexures)
    .innerJoin(annexureFiles, eq(annexures.fileId, annexureFiles.id))
    .innerJoin(drafts, eq(annexures.draftId, drafts.id))
    .where(and(isOf(ownerId), eq(annexures.id, id), isNull(annexures.deletedAt)))
  return found
}

export async function findByUploadKey(
  db: Database,
  draftId: number,
  uploadKey: string,
): Promise<AnnexureWithFile | undefined> {
  const [found] = await db
    .select(both)
    .from(annexures)
    .innerJoin(annexureFiles, eq(annexures.fileId, annexureFiles.id))
    .where(and(eq(annexures.draftId, draftId), eq(annexures.uploadKey, uploadKey)))
  return found
}

/** Locks the draft, so that two uploads at once cannot both take its last place. */
export async function lockDraft(tx: Database, ownerId: number, draftId: number) {
  const [draft] = await tx
    .select({ id: drafts.id, formId: drafts.formId })
    .from(drafts)
    .where(and(isOf(ownerId), eq(drafts.id, draftId)))
    .for('update')
  return draft
}

export async function findDraft(db: Database, ownerId: number, draftId: number) {
  const [draft] = await db
    .select({ id: drafts.id, formId: drafts.formId })
    .from(drafts)
    .where(and(isOf(ownerId), eq(drafts.id, draftId)))
  return draft
}

export async function sumFiles(db: Database, ownerId: number): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql<string>`coalesce(sum(${annexureFiles.bytes}), 0)` })
    .from(annexureFiles)
    .where(eq(annexureFiles.ownerId, ownerId))
  return Number(sum?.bytes ?? 0)
}

export async function insertFile(tx: Database, file: typeof annexureFiles.$inferInsert): Promise<FileRow> {
  const [row] = await tx.insert(annexureFiles).values(file).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Added at the end of its draft. */
export async function insertAnnexure(
  tx: Database,
  annexure: Omit<typeof annexures.$inferInsert, 'position'>,
): Promise<AnnexureRow> {
  const [last] = await tx
    .select({ position: max(annexures.position) })
    .from(annexures)
    .where(eq(annexures.draftId, annexure.draftId))
  const [row] = await tx
    .insert(annexures)
    .values({ ...annexure, position: (last?.position ?? 0) + 1 })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateAnnexure(
  tx: Database,
  id: number,
  version: number,
  change: AnnexureChange,
): Promise<AnnexureRow | undefined> {
  const [row] = await tx
    .update(annexures)
    .set({ ...change, version: version + 1 })
    .where(and(eq(annexures.id, id), eq(annexures.version, version)))
    .returning()
  return row
}

export async function placeAnnexures(tx: Database, draftId: number, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx
      .update(annexures)
      .set({ position: index + 1 })
      .where(and(eq(annexures.id, id), eq(annexures.draftId, draftId)))
}

export async function markDeleted(db: Database, id: number, at: Date): Promise<void> {
  await db.update(annexures).set({ deletedAt: at }).where(eq(annexures.id, id))
}

export async function unmarkDeleted(db: Database, ownerId: number, id: number): Promise<boolean> {
  const mine = db
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(isOf(ownerId), eq(drafts.id, annexures.draftId)))
  const back = await db
    .update(annexures)
    .set({ deletedAt: null })
    .where(and(eq(annexures.id, id), isNotNull(annexures.deletedAt), inArray(annexures.draftId, mine)))
    .returning({ id: annexures.id })
  return back.length > 0
}

export async function deleteMarkedBefore(db: Database, before: Date): Promise<void> {
  await db.delete(annexures).where(lt(annexures.deletedAt, before))
}

/** A file is kept as long as an annexure of any draft uses it. */
export async function deleteUnusedFiles(db: Database): Promise<void> {
  const using = db.select({ id: annexures.id }).from(annexures).where(eq(annexures.fileId, annexureFiles.id))
  await db.delete(annexureFiles).where(notExists(using))
}

export async function listFileKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: annexureFiles.key }).from(annexureFiles)
  return rows.map(row => row.key)
}

/** The files are too large for one export, so each is downloaded from its address. */
export const annexureData: PersonalData = {
  exportOf: async (db, { id }) => ({
    annexures: (await listAllAnnexures(db, id)).map(row => ({
      ...presentAnnexure(row),
      draftId: row.annexure.draftId,
      createdAt: row.annexure.createdAt,
      deletedAt: row.annexure.deletedAt,
      file: addressOf(readAnnexureFileCall, { params: { id: row.annexure.id } }),
    })),
  }),
  eraseOf: goesWithTheUser,
}

export function presentAnnexure({ annexure, file }: AnnexureWithFile): AnnexureView {
  const { id, title, writtenOn, electronic, entry, turns, version } = annexure
  const { kind, bytes, archival } = file
  return {
    id,
    title,
    writtenOn,
    electronic,
    entry,
    turns,
    kind,
    pages: file.pages.length,
    bytes,
    archival,
    version,
  }
}
