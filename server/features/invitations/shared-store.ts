import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { invitations } from '#server/db/schema.ts'
import { hashToken } from '#server/lib/tokens.ts'

export type InvitationRow = typeof invitations.$inferSelect

/**
 * Counts one registration with a link, in the transaction of that registration; undefined where the link is used up,
 * expired, withdrawn or made up. Of two people at once with a link for one, one gets it.
 */
export async function takeInvitation(
  tx: Database,
  token: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ uses: sql`${invitations.uses} + 1` })
    .where(isOpen(token, now))
    .returning()
  return row
}

export async function findOpenInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(invitations).where(isOpen(token, now))
  return row
}

function isOpen(token: string, now: Date) {
  return and(
    eq(invitations.tokenHash, hashToken(token)),
    lt(invitations.uses, invitations.mostUses),
    gt(invitations.expiresAt, now),
    isNull(invitations.withdrawnAt),
  )
}
