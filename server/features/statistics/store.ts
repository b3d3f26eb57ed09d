import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, type SQLWrapper, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import {
  activeWeeks,
  annexureFiles,
  audit,
  dailyCounts,
  drafts,
  formRequests,
  newsletterSubscriptions,
  outbox,
  users,
} from '#server/db/schema.ts'
import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import type { PeriodLength } from '#shared/contract/statistics.ts'

export type CountRow = typeof dailyCounts.$inferSelect
/** How many in the period that begins on a day, 'YYYY-MM-DD' in Indian Standard Time. */
export type OfPeriod = { period: string; count: number }

export async function addCounts(db: Database, rows: CountRow[]): Promise<void> {
  await db
    .insert(dailyCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.what, dailyCounts.key],
      set: { count: sql`${dailyCounts.count} + excluded.count` },
    })
}

/** Whether this is the first time in the week; false for a person who is gone. */
export async function markActive(db: Database, ownerId: number, week: string): Promise<boolean> {
  const person = db
    .select({ ownerId: users.id, week: sql<string>`${week}::text`.as('week') })
    .from(users)
    .where(eq(users.id, ownerId))
  const marked = await db
    .insert(activeWeeks)
    .select(person)
    .onConflictDoUpdate({
      target: activeWeeks.ownerId,
      set: { week },
      setWhere: lt(activeWeeks.week, week),
    })
    .returning()
  return marked.length > 0
}

/** The counts of each period; of a search with its key, of everything else over all keys. */
export async function sumByPeriod(db: Database, by: PeriodLength, since: string) {
  const period = periodOf(dailyCounts.day, by)
  const key = sql<string>`case when ${dailyCounts.what} = 'search' then ${dailyCounts.key} else '' end`
  return db
    .select({ period, what: dailyCounts.what, key, count: total })
    .from(dailyCounts)
    .where(gte(dailyCounts.day, since))
    .groupBy(sql`1, 2, 3`)
}

/** What was downloaded and opened since a day, most first. */
export async function rankKeys(db: Database, what: CountRow['what'], since: string) {
  return db
    .select({ key: dailyCounts.key, count: total })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.what, what), gte(dailyCounts.day, since)))
    .groupBy(dailyCounts.key)
    .orderBy(desc(total), asc(dailyCounts.key))
}

const total = sql<number>`sum(${dailyCounts.count})::int`

/** The first day of the period of a day; like `startOf` in periods.ts. */
function periodOf(day: SQLWrapper, by: PeriodLength) {
  return sql<string>`to_char(date_trunc(${sql.raw(`'${by}'`)}, ${day}::date), 'YYYY-MM-DD')`
}

const indianDay = (instant: SQLWrapper) => sql`(${instant} at time zone 'Asia/Kolkata')::date`

export async function countRegistered(db: Database, by: PeriodLength, since: string): Promise<OfPeriod[]> {
  const day = indianDay(users.createdAt)
  const period = periodOf(day, by)
  return db.select({ period, count: count() }).from(users).where(gte(day, since)).groupBy(sql`1`)
}

export async function countApprovals(db: Database, by: PeriodLength, since: string): Promise<OfPeriod[]> {
  const day = indianDay(audit.at)
  const period = periodOf(day, by)
  const isApproval = and(eq(audit.subjectType, 'user'), eq(audit.action, 'approve'), gte(day, since))
  return db.select({ period, count: count() }).from(audit).where(isApproval).groupBy(sql`1`)
}

export async function countRequests(db: Database, by: PeriodLength, since: string): Promise<OfPeriod[]> {
  const day = indianDay(formRequests.askedAt)
  const period = periodOf(day, by)
  return db.select({ period, count: count() }).from(formRequests).where(gte(day, since)).groupBy(sql`1`)
}

export async function countStatuses(db: Database): Promise<Record<string, number>> {
  const rows = await db.select({ status: users.status, count: count() }).from(users).groupBy(users.status)
  return Object.fromEntries(rows.map(row => [row.status, row.count]))
}

export async function countMails(db: Database): Promise<Record<string, number>> {
  const rows = await db.select({ status: outbox.status, count: count() }).from(outbox).groupBy(outbox.status)
  return Object.fromEntries(rows.map(row => [row.status, row.count]))
}

export async function countKept(db: Database) {
  const [drafted, open, subscribed] = await Promise.all([
    db.$count(drafts, isNull(drafts.deletedAt)),
    db
      .select({ count: sql<number>`count(distinct ${formRequests.key})::int` })
      .from(formRequests)
      .where(isNull(formRequests.answeredAt)),
    db.$count(
      newsletterSubscriptions,
      and(isNotNull(newsletterSubscriptions.confirmedAt), isNull(newsletterSubscriptions.unsubscribedAt)),
    ),
  ])
  return { drafts: drafted, openRequests: open[0]?.count ?? 0, subscribers: subscribed }
}

/** In bytes. */
export async function measureStorage(db: Database): Promise<{ database: number; annexures: number }> {
  const [database] = await db
    .select({ bytes: sql<string>`pg_database_size(current_database())` })
    .from(sql`(select 1) as one`)
  const [files] = await db.select({ bytes: sum(annexureFiles.bytes) }).from(annexureFiles)
  return { database: Number(database?.bytes ?? 0), annexures: Number(files?.bytes ?? 0) }
}

export const activityData: PersonalData = {
  exportOf: async (db, { id }) => {
    const [row] = await db.select().from(activeWeeks).where(eq(activeWeeks.ownerId, id))
    return { lastActiveWeek: row?.week ?? null }
  },
  eraseOf: goesWithTheUser,
}
