import { and, count, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { newsletterLinks, newsletterSubscriptions } from '#server/db/schema.ts'
import type { PersonalData } from '#server/lib/personal-data.ts'
import { createToken, hashToken } from '#server/lib/tokens.ts'
import type { NewsletterPreferences } from '#shared/newsletter.ts'

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect
export type LinkRow = typeof newsletterLinks.$inferSelect
type NewLink = Omit<typeof newsletterLinks.$inferInsert, 'tokenHash'>

/** The subscription of an address, made if there is none, and held until the transaction ends. Addresses are kept in lower case. */
export async function takeSubscription(
  tx: Database,
  asked: { email: string; preferences: NewsletterPreferences; createdAt: Date },
): Promise<SubscriptionRow> {
  await tx.insert(newsletterSubscriptions).values(asked).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, asked.email))
    .for('update')
  if (!row) throw new Error('an upsert left no row')
  return row
}

export async function findSubscription(db: Database, id: number): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id))
  return row
}

export async function findSubscriptionOf(db: Database, email: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email.toLowerCase()))
  return row
}

export async function changeSubscription(
  tx: Database,
  id: number,
  change: Partial<Pick<SubscriptionRow, 'preferences' | 'confirmedAt' | 'unsubscribedAt'>>,
): Promise<void> {
  await tx.update(newsletterSubscriptions).set(change).where(eq(newsletterSubscriptions.id, id))
}

export async function deleteSubscription(tx: Database, email: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email.toLowerCase()))
}

/** Addresses that somebody typed in and nobody ever confirmed. */
export async function deleteUnconfirmed(tx: Database, before: Date): Promise<void> {
  const { confirmedAt, createdAt } = newsletterSubscriptions
  await tx.delete(newsletterSubscriptions).where(and(isNull(confirmedAt), lt(createdAt, before)))
}

export async function listSubscriptions(db: Database, most: number): Promise<SubscriptionRow[]> {
  return db.select().from(newsletterSubscriptions).orderBy(desc(newsletterSubscriptions.id)).limit(most)
}

export async function countSubscriptions(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(newsletterSubscriptions)
  return row?.total ?? 0
}

/** Condition: confirmed and not unsubscribed. */
export async function countConfirmed(db: Database): Promise<number> {
  const { confirmedAt, unsubscribedAt } = newsletterSubscriptions
  const [row] = await db
    .select({ total: count() })
    .from(newsletterSubscriptions)
    .where(and(isNotNull(confirmedAt), isNull(unsubscribedAt)))
  return row?.total ?? 0
}

/** Makes a link's token, and keeps only its hash. */
export async function insertLink(tx: Database, link: NewLink): Promise<string> {
  const token = createToken()
  await tx.insert(newsletterLinks).values({ ...link, tokenHash: hashToken(token) })
  return token
}

/** Earlier links that were not confirmed become invalid. */
export async function deleteConfirmLinks(tx: Database, id: number): Promise<void> {
  const { subscriptionId, purpose } = newsletterLinks
  await tx.delete(newsletterLinks).where(and(eq(subscriptionId, id), eq(purpose, 'confirm')))
}

export async function takeLink(
  tx: Database,
  tokenHash: string,
  purpose: LinkRow['purpose'],
  now: Date,
): Promise<LinkRow | undefined> {
  const { expiresAt } = newsletterLinks
  const [link] = await tx
    .select()
    .from(newsletterLinks)
    .where(
      and(
        eq(newsletterLinks.tokenHash, tokenHash),
        eq(newsletterLinks.purpose, purpose),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )
    .for('update')
  return link
}

export async function markLinkUsed(tx: Database, id: number, usedAt: Date): Promise<void> {
  await tx.update(newsletterLinks).set({ usedAt }).where(eq(newsletterLinks.id, id))
}

/** A subscription belongs to an address, with or without an account: it goes with the account of that address. */
export const subscriptionData: PersonalData = {
  exportOf: async (db, { email }) => ({ newsletter: (await findSubscriptionOf(db, email)) ?? null }),
  eraseOf: (tx, { email }) => deleteSubscription(tx, email),
}
