import { and, asc, desc, eq, isNotNull, lt, lte, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema.ts'
import { hiddenLink } from './model.ts'

export type MailRow = typeof outbox.$inferSelect
export type NewMail = typeof outbox.$inferInsert

export async function insertMail(tx: Database, mail: NewMail): Promise<void> {
  await tx.insert(outbox).values(mail)
}

/** Takes the next due mail off the queue until `leaseUntil`: another node, or this one after a crash, tries again only after that. */
export async function claimDueMail(db: Database, now: Date, leaseUntil: Date): Promise<MailRow | undefined> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(outbox)
    .set({ nextAttemptAt: leaseUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} in (${due})`)
    .returning()
  return mail
}

/** Extends the lease while a slow mail server is still working. */
export async function extendLease(db: Database, id: number, leaseUntil: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: leaseUntil })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'queued')))
}

/** Sent mails are kept for reading, without links that would open an account. */
export async function markSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'sent', sentAt, lastError: null, ...blankLinks })
    .where(eq(outbox.id, id))
}

/** Mails of before `linksBefore` lose their links whether they left or not; those of before `before` go altogether. */
export async function cleanOutbox(db: Database, before: Date, linksBefore: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, before))
  const hasLink = or(isNotNull(outbox.secret), isNotNull(outbox.unsubscribeUrl))
  const isOver = or(eq(outbox.status, 'sent'), lt(outbox.createdAt, linksBefore))
  await db.update(outbox).set(blankLinks).where(and(hasLink, isOver))
}

const without = (text: SQLWrapper, link: SQLWrapper) =>
  sql`case when coalesce(${link}, '') = '' then ${text} else replace(${text}, ${link}, ${hiddenLink}) end`

const blankLinks = {
  text: without(without(sql`${outbox.text}`, outbox.secret), outbox.unsubscribeUrl),
  secret: null,
  unsubscribeUrl: null,
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
