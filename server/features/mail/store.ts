import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema.ts'

export type MailRow = typeof outbox.$inferSelect
export type NewMail = typeof outbox.$inferInsert

export async function insertMail(tx: Database, mail: NewMail): Promise<void> {
  await tx.insert(outbox).values(mail)
}

/** Takes due mails off the queue until `leaseUntil`: another node, or this one after a crash, tries again only after that. */
export async function claimDueMails(
  db: Database,
  now: Date,
  leaseUntil: Date,
  most: number,
): Promise<MailRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({ nextAttemptAt: leaseUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} in (${due})`)
    .returning()
}

export async function markSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db.update(outbox).set({ status: 'sent', sentAt, lastError: null }).where(eq(outbox.id, id))
}

export async function markUnsent(
  db: Database,
  id: number,
  change: Pick<NewMail, 'status' | 'nextAttemptAt' | 'lastError'>,
) {
  await db.update(outbox).set(change).where(eq(outbox.id, id))
}

export async function listMails(db: Database, most: number): Promise<MailRow[]> {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(most)
}

export async function requeueMail(db: Database, id: number, now: Date): Promise<MailRow | undefined> {
  const [row] = await db
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: now, createdAt: now })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'failed')))
    .returning()
  return row
}
