import { and, asc, eq, gt, isNull, lt, lte, max, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { caseArrivals, savedSearches, searchAlerts, users } from '#server/db/schema.ts'
import type { SearchRow } from '../searches/store.ts'

export type Claim = { ownerId: number; claimedUntil: Date }

const perStatement = 2000

/** Numbers the judgments that were never noted. One process at a time, so that numbers are seen in their order. */
export async function noteIds(db: Database, ids: readonly string[]): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`lock table ${caseArrivals} in share row exclusive mode`)
    for (let at = 0; at < ids.length; at += perStatement) {
      const some = JSON.stringify(ids.slice(at, at + perStatement))
      await tx.execute(sql`
        insert into ${caseArrivals} (case_id)
        select given.id from jsonb_array_elements_text(${some}::jsonb) with ordinality as given(id, place)
        where not exists (select 1 from ${caseArrivals} known where known.case_id = given.id)
        order by given.place`)
    }
  })
}

/** The number of the last arrival; 0 where nothing was noted. */
export async function findLastArrival(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(caseArrivals.id) }).from(caseArrivals)
  return row?.last ?? 0
}

export async function listArrivals(
  db: Database,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ id: number; caseId: string }[]> {
  return db
    .select()
    .from(caseArrivals)
    .where(and(gt(caseArrivals.id, after), lte(caseArrivals.id, upTo)))
    .orderBy(asc(caseArrivals.id))
}

/** Takes the next person who has had no mail today and has searches that do not know the last arrival. */
export async function claimPerson(
  db: Database,
  { today, now, until, last }: { today: string; now: Date; until: Date; last: number },
): Promise<Claim | undefined> {
  const { ownerId, mailedOn, claimedUntil } = searchAlerts
  const due = db
    .select({ id: searchAlerts.id })
    .from(searchAlerts)
    .innerJoin(users, and(eq(users.id, ownerId), eq(users.status, 'approved')))
    .where(
      and(
        or(isNull(mailedOn), lt(mailedOn, today)),
        or(isNull(claimedUntil), lte(claimedUntil, now)),
        sql`exists (select 1 from ${savedSearches} where ${savedSearches.ownerId} = ${ownerId} and ${wantsMail(last)})`,
      ),
    )
    .orderBy(asc(searchAlerts.id))
    .limit(1)
    .for('update', { of: searchAlerts, skipLocked: true })
  const [claim] = await db
    .update(searchAlerts)
    .set({ claimedUntil: until })
    .where(sql`${searchAlerts.id} in (${due})`)
    .returning({ ownerId })
  return claim && { ...claim, claimedUntil: until }
}

export async function listWaitingSearches(db: Database, ownerId: number, last: number): Promise<SearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.ownerId, ownerId), wantsMail(last)))
    .orderBy(asc(savedSearches.id))
}

/** Locks the row of the person until the transaction ends. False if another process has taken over meanwhile. */
export async function holdClaim(tx: Database, { ownerId, claimedUntil }: Claim): Promise<boolean> {
  const [row] = await tx
    .select({ claimedUntil: searchAlerts.claimedUntil })
    .from(searchAlerts)
    .where(eq(searchAlerts.ownerId, ownerId))
    .for('update')
  return row?.claimedUntil?.getTime() === claimedUntil.getTime()
}

/** False where the search was deleted, stopped or told of meanwhile. */
export async function markSeen(tx: Database, search: SearchRow, seenArrival: number): Promise<boolean> {
  const { id, ownerId, alert, deletedAt } = savedSearches
  const marked = await tx
    .update(savedSearches)
    .set({ seenArrival })
    .where(
      and(
        eq(id, search.id),
        eq(ownerId, search.ownerId),
        eq(alert, true),
        isNull(deletedAt),
        eq(savedSearches.seenArrival, search.seenArrival),
      ),
    )
    .returning({ id })
  return marked.length > 0
}

export async function finishClaim(
  tx: Database,
  ownerId: number,
  change: { mailedOn?: string; claimedUntil: Date | null },
): Promise<void> {
  await tx.update(searchAlerts).set(change).where(eq(searchAlerts.ownerId, ownerId))
}

function wantsMail(last: number) {
  const { alert, deletedAt, seenArrival } = savedSearches
  return and(eq(alert, true), isNull(deletedAt), lt(seenArrival, last))
}
