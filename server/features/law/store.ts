import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { actTexts } from '#server/db/schema.ts'
import type { LawSection } from '#shared/law/section.ts'

export async function findText(db: Database, { act, section }: LawSection): Promise<string | null> {
  const [row] = await db
    .select({ text: actTexts.text })
    .from(actTexts)
    .where(and(eq(actTexts.act, act), eq(actTexts.section, section)))
  return row?.text ?? null
}

/** The whole text of an act in place of what was imported before. */
export async function replaceTexts(
  db: Database,
  act: string,
  sections: readonly { section: string; text: string }[],
): Promise<void> {
  await db.transaction(async tx => {
    await tx.delete(actTexts).where(eq(actTexts.act, act))
    if (sections.length > 0) await tx.insert(actTexts).values(sections.map(one => ({ act, ...one })))
  })
}
