import { and, desc, eq, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { audit } from '#server/db/schema.ts'
import type { Person, PersonalData } from '#server/lib/personal-data.ts'
import type { AuditSubject } from '#shared/contract/audit.ts'

export type AuditRow = typeof audit.$inferSelect

export type AuditRecord = {
  at: Date
  actorId: number | null
  actor: string
  action: string
  subjectType: AuditSubject
  subjectId: number
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** To be called in the transaction of the change that it records. */
export async function recordAudit(tx: Database, record: AuditRecord): Promise<void> {
  await tx.insert(audit).values(record)
}

export async function listAudit(
  db: Database,
  subjectType: AuditSubject,
  subjectId: number,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectType, subjectType), eq(audit.subjectId, subjectId)))
    .orderBy(desc(audit.id))
    .limit(200)
}

/** For the export of a person's data: the acts done to them and by them. */
export async function listAuditAbout(db: Database, userId: number): Promise<AuditRow[]> {
  const subject = and(eq(audit.subjectType, 'user'), eq(audit.subjectId, userId))
  return db
    .select()
    .from(audit)
    .where(or(subject, eq(audit.actorId, userId)))
    .orderBy(desc(audit.id))
}

/** A person's changes to their own account are in its history too. */
export function recordOwnAct(
  tx: Database,
  user: Pick<Person, 'id' | 'username'>,
  action: string,
  at: Date,
): Promise<void> {
  return recordAudit(tx, {
    at,
    actorId: user.id,
    actor: user.username,
    action,
    subjectType: 'user',
    subjectId: user.id,
  })
}

/** Audit rows are kept when an account is deleted. */
export const historyData: PersonalData = {
  exportOf: async (db, { id }) => ({ history: await listAuditAbout(db, id) }),
  eraseOf: async () => {},
}
