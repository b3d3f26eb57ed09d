import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { type LinkPurpose, links } from '#server/db/schema.ts'

export type LinkRow = typeof links.$inferSelect

/** A new link invalidates the older ones of the same purpose. */
export async function replaceLink(tx: Database, link: typeof links.$inferInsert): Promise<void> {
  await tx.delete(links).where(and(eq(links.userId, link.userId), eq(links.purpose, link.purpose)))
  await tx.delete(links).where(lte(links.expiresAt, link.createdAt))
  await tx.insert(links).values(link)
}

/** Marks a link as used; of two simultaneous requests only one succeeds. */
export async function markLinkUsed(
  tx: Database,
  tokenHash: string,
  purposes: LinkPurpose[],
  now: Date,
): Promise<LinkRow | undefined> {
  const [link] = await tx
    .update(links)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, purposes, now))
    .returning()
  return link
}

export async function findOpenLink(
  db: Database,
  tokenHash: string,
  purposes: LinkPurpose[],
  now: Date,
): Promise<LinkRow | undefined> {
  const [link] = await db
    .select()
    .from(links)
    .where(isOpen(tokenHash, purposes, now))
  return link
}

function isOpen(tokenHash: string, purposes: LinkPurpose[], now: Date) {
  return and(
    eq(links.tokenHash, tokenHash),
    inArray(links.purpose, purposes),
    isNull(links.usedAt),
    gt(links.expiresAt, now),
  )
}

export async function deleteLinks(tx: Database, userId: number, purposes: LinkPurpose[]): Promise<void> {
  await tx.delete(links).where(and(eq(links.userId, userId), inArray(links.purpose, purposes)))
}
