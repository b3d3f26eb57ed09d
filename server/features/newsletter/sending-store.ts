import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import {
  newsletterDeliveries,
  newsletterSendings,
  newsletterSubscriptions,
  users,
} from '#server/db/schema.ts'
import type { NewsletterTopic } from '#shared/newsletter.ts'

export type SendingRow = typeof newsletterSendings.$inferSelect
/** `userId` of whoever has an account with this address. */
export type Reader = { id: number; email: string; userId: number | null }

/** True for only one of several callers. */
export async function insertSending(tx: Database, sending: typeof newsletterSendings.$inferInsert) {
  const made = await tx.insert(newsletterSendings).values(sending).onConflictDoNothing().returning()
  return made.length > 0
}

/** Locks the row until the transaction ends, so that two senders of one issue take turns. */
export async function takeOpenSending(tx: Database, issueId: number): Promise<SendingRow | undefined> {
  const { finishedAt } = newsletterSendings
  const [row] = await tx
    .select()
    .from(newsletterSendings)
    .where(and(eq(newsletterSendings.issueId, issueId), isNull(finishedAt)))
    .for('update')
  return row
}

export async function finishSending(tx: Database, issueId: number, finishedAt: Date): Promise<void> {
  await tx.update(newsletterSendings).set({ finishedAt }).where(eq(newsletterSendings.issueId, issueId))
}

export async function listSendings(db: Database): Promise<SendingRow[]> {
  return db.select().from(newsletterSendings)
}

export async function countDeliveries(db: Database): Promise<Map<number, number>> {
  const { issueId } = newsletterDeliveries
  const rows = await db
    .select({ issueId, mails: count() })
    .from(newsletterDeliveries)
    .groupBy(newsletterDeliveries.issueId)
  return new Map(rows.map(row => [row.issueId, row.mails]))
}

export async function countReaders(db: Database, topic: NewsletterTopic): Promise<number> {
  const [row] = await db.select({ readers: count() }).from(newsletterSubscriptions).where(wants(topic))
  return row?.readers ?? 0
}

/** Confirmed subscribers of the topic who have not had the issue yet. */
export async function listWaitingReaders(
  tx: Database,
  issueId: number,
  topic: NewsletterTopic,
  most: number,
): Promise<Reader[]> {
  const { id, email } = newsletterSubscriptions
  const had = and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.subscriptionId, id))
  return tx
    .select({ id, email, userId: users.id })
    .from(newsletterSubscriptions)
    .leftJoin(newsletterDeliveries, had)
    .leftJoin(users, eq(sql`lower(${users.email})`, email))
    .where(and(wants(topic), isNull(newsletterDeliveries.subscriptionId)))
    .orderBy(asc(id))
    .limit(most)
}

export async function insertDeliveries(
  tx: Database,
  issueId: number,
  readers: readonly Reader[],
  queuedAt: Date,
): Promise<void> {
  const rows = readers.map(reader => ({ issueId, subscriptionId: reader.id, queuedAt }))
  await tx.insert(newsletterDeliveries).values(rows)
}

function wants(topic: NewsletterTopic): SQL | undefined {
  const { confirmedAt, unsubscribedAt, preferences } = newsletterSubscriptions
  return and(
    isNotNull(confirmedAt),
    isNull(unsubscribedAt),
    eq(sql`${preferences} ->> ${topic}::text`, 'true'),
  )
}
