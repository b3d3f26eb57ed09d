import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { annexures } from '#server/db/schema.ts'

/** The copy of a draft has its own annexures, which use the same files. */
export async function copyAnnexures(tx: Database, from: number, to: number, at: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(annexures)
    .where(and(eq(annexures.draftId, from), isNull(annexures.deletedAt)))
    .orderBy(asc(annexures.position))
  if (rows.length === 0) return
  await tx
    .insert(annexures)
    .values(rows.map(({ id: _old, ...row }) => ({ ...row, draftId: to, createdAt: at, version: 1 })))
}
