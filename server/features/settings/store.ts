import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { announcementDismissals, settings } from '#server/db/schema.ts'
import type { SettingSection } from '#shared/contract/settings.ts'

export type SettingRow = typeof settings.$inferSelect

export async function listSettings(db: Database): Promise<SettingRow[]> {
  return db.select().from(settings)
}

/** Makes the row of a section that nobody has changed yet, so that it can be locked, and locks it. */
export async function lockSetting(tx: Database, section: SettingSection, at: Date): Promise<SettingRow> {
  await tx
    .insert(settings)
    .values({ section, value: {}, updatedAt: at, updatedBy: '', version: 0 })
    .onConflictDoNothing()
  const [row] = await tx.select().from(settings).where(eq(settings.section, section)).for('update')
  if (!row) throw new Error(`the settings of ${section} are gone`)
  return row
}

export async function writeSetting(
  tx: Database,
  id: number,
  change: Pick<SettingRow, 'value' | 'updatedAt' | 'updatedBy'>,
): Promise<void> {
  await tx
    .update(settings)
    .set({ ...change, version: sql`${settings.version} + 1` })
    .where(eq(settings.id, id))
}

export async function findDismissed(db: Database, ownerId: number): Promise<number | undefined> {
  const [row] = await db
    .select()
    .from(announcementDismissals)
    .where(eq(announcementDismissals.ownerId, ownerId))
  return row?.edition
}

export async function keepDismissed(db: Database, ownerId: number, edition: number, dismissedAt: Date) {
  const change = { edition, dismissedAt }
  await db
    .insert(announcementDismissals)
    .values({ ownerId, ...change })
    .onConflictDoUpdate({ target: announcementDismissals.ownerId, set: change })
}

export async function exportDismissed(db: Database, ownerId: number) {
  return db.select().from(announcementDismissals).where(eq(announcementDismissals.ownerId, ownerId))
}
