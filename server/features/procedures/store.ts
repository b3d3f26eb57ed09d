import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { procedureProgress } from '#server/db/schema.ts'
import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'

export type ProgressRow = typeof procedureProgress.$inferSelect

// Every query names the owner: nobody else's progress can be reached through this file.

export async function listProgress(db: Database, ownerId: number): Promise<ProgressRow[]> {
  return db
    .select()
    .from(procedureProgress)
    .where(eq(procedureProgress.ownerId, ownerId))
    .orderBy(procedureProgress.procedureId)
}

export async function findProgress(
  db: Database,
  ownerId: number,
  procedureId: number,
): Promise<ProgressRow | undefined> {
  const [row] = await db
    .select()
    .from(procedureProgress)
    .where(and(eq(procedureProgress.ownerId, ownerId), eq(procedureProgress.procedureId, procedureId)))
  return row
}

export async function saveProgress(db: Database, row: ProgressRow): Promise<void> {
  await db
    .insert(procedureProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [procedureProgress.ownerId, procedureProgress.procedureId],
      set: { done: row.done, updatedAt: row.updatedAt },
    })
}

export const progressData: PersonalData = {
  exportOf: async (db, { id }) => ({
    procedureProgress: (await listProgress(db, id)).map(({ ownerId: _owner, ...row }) => row),
  }),
  eraseOf: goesWithTheUser,
}
