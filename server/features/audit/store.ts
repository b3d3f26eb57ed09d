import { and, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { audit, users } from '#server/db/schema.ts'
import { type AuditFilter, type AuditSubject, auditSubjects, auditYears } from '#shared/contract/audit.ts'
import type { AuditRow } from './shared-store.ts'

export type NamedAct = Omit<AuditRow, 'subjectType'> & { subjectType: AuditSubject; subject: string }
export type Wanted = AuditFilter & { before?: number; most: number }

/** The acts that match, the latest first. */
export async function findActs(db: Database, { before, most, ...filter }: Wanted): Promise<NamedAct[]> {
  const rows = await db
    .select({ act: audit, subject: subjectName })
    .from(audit)
    .leftJoin(users, and(eq(audit.subjectType, 'user'), eq(audit.subjectId, users.id)))
    .where(and(before === undefined ? undefined : lt(audit.id, before), ...listConditions(filter)))
    .orderBy(desc(audit.id))
    .limit(most)
  return rows.map(({ act, subject }) => ({ ...act, subjectType: readSubject(act.subjectType), subject }))
}

export async function deleteOldActs(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - auditYears)
  await db.delete(audit).where(lt(audit.at, oldest))
}

const kept = (field: string) => sql`coalesce(${audit.after}->>${field}, ${audit.before}->>${field})`
/** As the act of its deletion kept it. */
const nameOfDeleted = sql`(
  select coalesce(gone.before->>'username', gone.before->>'title') from ${audit} gone
  where gone.subject_type = ${audit.subjectType} and gone.subject_id = ${audit.subjectId} and gone.action = 'delete'
  order by gone.id desc limit 1)`
const subjectName = sql<string>`coalesce(${users.username}, ${kept('username')}, ${kept('title')}, ${nameOfDeleted}, '')`

function listConditions({ who, subject, from, until }: AuditFilter): (SQL | undefined)[] {
  const day = sql`(${audit.at} at time zone 'Asia/Kolkata')::date`
  return [
    inArray(audit.subjectType, [...auditSubjects]),
    subject ? eq(audit.subjectType, subject) : undefined,
    from ? gte(day, sql`${from}::date`) : undefined,
    until ? lte(day, sql`${until}::date`) : undefined,
    who ? or(contains(audit.actor, who), contains(subjectName, who)) : undefined,
  ]
}

function contains(text: SQL | typeof audit.actor, part: string): SQL {
  return sql`position(lower(${part}) in lower(${text})) > 0`
}

function readSubject(type: string): AuditSubject {
  return auditSubjects.find(subject => subject === type) ?? 'user' // listConditions asks for these only
}
