import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { sessions, users } from '#server/db/schema.ts'
import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'

export type SessionRow = typeof sessions.$inferSelect
export type UserOfSession = typeof users.$inferSelect

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row)
}

export type FoundSession = { session: SessionRow; user: UserOfSession }

export type FindSessions = (tokenHashes: readonly string[], now: Date) => Promise<Map<string, FoundSession>>

/** Finds those that are open, by their hashes. Every request asks this: prepared, it costs a third. */
export function prepareFindSessions(db: Database): FindSessions {
  const isWanted = sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`
  const query = db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(sessions.userId, users.id))
    .where(and(isWanted, gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('find_sessions')
  return async (tokenHashes, now) => {
    const found = await query.execute({ tokenHashes: [...tokenHashes], now })
    return new Map(found.map(one => [one.session.tokenHash, one]))
  }
}

export async function extendSession(
  db: Database,
  id: number,
  lastSeenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id))
}

export async function listSessions(db: Database, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
}

export async function deleteSession(db: Database, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export async function deleteSessions(db: Database, userId: number, exceptId?: number): Promise<number> {
  const mine = eq(sessions.userId, userId)
  const gone = await db
    .delete(sessions)
    .where(exceptId === undefined ? mine : and(mine, ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  return gone.length
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

export const sessionData: PersonalData = {
  exportOf: async (db, user, now) => ({
    devices: (await listSessions(db, user.id, now)).map(({ tokenHash: _secret, ...row }) => row),
  }),
  eraseOf: goesWithTheUser,
}
