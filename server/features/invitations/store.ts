import { asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { invitations, users } from '#server/db/schema.ts'
import type { UserStatus } from '#shared/users.ts'
import type { InvitationRow } from './shared-store.ts'

export type NewInvitation = typeof invitations.$inferInsert
export type Invited = {
  id: number
  invitationId: number | null
  firstName: string
  lastName: string
  username: string
  status: UserStatus
}

const mostListed = 500

export async function insertInvitation(tx: Database, invitation: NewInvitation): Promise<InvitationRow> {
  const [row] = await tx.insert(invitations).values(invitation).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** The latest first. */
export async function listInvitations(db: Database): Promise<InvitationRow[]> {
  return db.select().from(invitations).orderBy(desc(invitations.id)).limit(mostListed)
}

/** Locks the row until the transaction ends. */
export async function findInvitationForChange(tx: Database, id: number): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update')
  return row
}

export async function setWithdrawn(tx: Database, id: number, withdrawnAt: Date | null): Promise<void> {
  await tx.update(invitations).set({ withdrawnAt }).where(eq(invitations.id, id))
}

/** Who has registered with one of these invitations and is still there. */
export async function listInvited(db: Database, ids: readonly number[]): Promise<Invited[]> {
  if (ids.length === 0) return []
  const { id, invitationId, firstName, lastName, username, status } = users
  return db
    .select({ id, invitationId, firstName, lastName, username, status })
    .from(users)
    .where(inArray(invitationId, [...ids]))
    .orderBy(asc(id))
}

export async function deleteOldInvitations(db: Database, expiredBefore: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, expiredBefore))
}
