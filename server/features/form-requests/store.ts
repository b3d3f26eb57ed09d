import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { formRequests, users } from '#server/db/schema.ts'
import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'

type RequestRow = typeof formRequests.$inferSelect
export type NewRequest = Pick<RequestRow, 'ownerId' | 'search' | 'key' | 'note' | 'place' | 'askedAt'>
export type AskedRow = RequestRow & { firstName: string; lastName: string; username: string; email: string }

/** A repeated request of the same person is one row, open again; its note is kept unless there is a newer one. */
export async function saveRequest(db: Database, request: NewRequest): Promise<RequestRow> {
  const { search, note, place, askedAt } = request
  const [row] = await db
    .insert(formRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [formRequests.ownerId, formRequests.key],
      set: {
        ...{ search, place, askedAt, answeredAt: null, answeredBy: null },
        ...(note && { note }),
        times: sql`${formRequests.times} + 1`,
      },
    })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function listOwnRequests(db: Database, ownerId: number) {
  const rows = await db
    .select()
    .from(formRequests)
    .where(eq(formRequests.ownerId, ownerId))
    .orderBy(asc(formRequests.id))
  return rows.map(({ ownerId: _owner, key: _key, ...row }) => row)
}

export async function findKey(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db.select({ key: formRequests.key }).from(formRequests).where(eq(formRequests.id, id))
  return row?.key
}

export async function answerRequests(
  db: Database,
  key: string,
  answer: Pick<RequestRow, 'answeredAt' | 'answeredBy'>,
): Promise<void> {
  await db.update(formRequests).set(answer).where(eq(formRequests.key, key))
}

/** The requests for the most recently requested things, newest first. */
export async function listAsked(db: Database, asked: { key?: string; most: number }): Promise<AskedRow[]> {
  const latest = db
    .select({ key: formRequests.key })
    .from(formRequests)
    .groupBy(formRequests.key)
    .orderBy(sql`max(${formRequests.askedAt}) desc`)
    .limit(asked.most)
  const rows = await db
    .select()
    .from(formRequests)
    .innerJoin(users, eq(users.id, formRequests.ownerId))
    .where(and(asked.key === undefined ? inArray(formRequests.key, latest) : eq(formRequests.key, asked.key)))
    .orderBy(desc(formRequests.askedAt), desc(formRequests.id))
  return rows.map(({ form_requests: request, users: { firstName, lastName, username, email } }) => ({
    ...{ ...request, firstName, lastName, username, email },
  }))
}

export const formRequestData: PersonalData = {
  exportOf: async (db, { id }) => ({ formRequests: await listOwnRequests(db, id) }),
  eraseOf: goesWithTheUser,
}
