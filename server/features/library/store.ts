import { and, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { type Database, takeAdvisoryLock } from '#server/db/client.ts'
import { libraryFillings } from '#server/db/schema.ts'
import type { FillingProgress } from '#shared/contract/library.ts'

export type FillingRow = typeof libraryFillings.$inferSelect
type NewFilling = Pick<FillingRow, 'source' | 'startedAt' | 'startedBy'>
/** Which process is at a filling. */
export type Holder = { id: number; node: string }

const mostListed = 12
const underWay = inArray(libraryFillings.state, ['running', 'stopping'])
const nothingYet: FillingProgress = {
  step: 'listing',
  ...{ done: 0, total: 0, unit: 'bytes', rate: 0, secondsLeft: null },
  counts: { imported: 0, replaced: 0, joined: 0, unchanged: 0, skipped: 0 },
  leftOut: [],
}

/** The latest first. */
export async function listFillings(db: Database): Promise<FillingRow[]> {
  return db.select().from(libraryFillings).orderBy(desc(libraryFillings.id)).limit(mostListed)
}

export async function findFilling(db: Database, id: number): Promise<FillingRow | undefined> {
  const [row] = await db.select().from(libraryFillings).where(eq(libraryFillings.id, id))
  return row
}

/** Undefined where one is under way. */
export async function insertFilling(tx: Database, filling: NewFilling): Promise<FillingRow | undefined> {
  if (await isOneUnderWay(tx)) return undefined
  const [row] = await tx
    .insert(libraryFillings)
    .values({ ...filling, state: 'running', progress: nothingYet })
    .returning()
  return row
}

/** Undefined where one is under way, or this one did not stop. */
export async function takeUpAgain(tx: Database, id: number): Promise<FillingRow | undefined> {
  if (await isOneUnderWay(tx)) return undefined
  const [row] = await tx
    .update(libraryFillings)
    .set({ state: 'running', endedAt: null, failure: null, node: null, host: null, leasedUntil: null })
    .where(and(eq(libraryFillings.id, id), inArray(libraryFillings.state, ['stopped', 'failed'])))
    .returning()
  return row
}

/** Two administrators who press at once do so one after the other. */
async function isOneUnderWay(tx: Database): Promise<boolean> {
  await takeAdvisoryLock(tx, 'filling')
  return (await tx.select().from(libraryFillings).where(underWay).limit(1)).length > 0
}

/** Undefined where it is not running. */
export async function askToStop(tx: Database, id: number): Promise<FillingRow | undefined> {
  const [row] = await tx
    .update(libraryFillings)
    .set({ state: 'stopping' })
    .where(and(eq(libraryFillings.id, id), eq(libraryFillings.state, 'running')))
    .returning()
  return row
}

/** One statement, so that of several servers one gets it: what nobody is at, or somebody who has died. */
export async function claimFilling(
  db: Database,
  { node, host, now, until }: { node: string; host: string; now: Date; until: Date },
): Promise<FillingRow | undefined> {
  const isFree = or(isNull(libraryFillings.leasedUntil), lte(libraryFillings.leasedUntil, now))
  await db
    .update(libraryFillings)
    .set({ state: 'stopped', endedAt: now, node: null, host: null, leasedUntil: null })
    .where(and(eq(libraryFillings.state, 'stopping'), isFree))
  const [row] = await db
    .update(libraryFillings)
    .set({ node, host, leasedUntil: until })
    .where(and(eq(libraryFillings.state, 'running'), isFree))
    .returning()
  return row
}

/** Tells how far it is and keeps it for longer; undefined where another process has taken it over. */
export async function renewFilling(
  db: Database,
  { id, node }: Holder,
  change: Pick<FillingRow, 'progress' | 'leasedUntil'>,
): Promise<FillingRow | undefined> {
  const [row] = await db.update(libraryFillings).set(change).where(isHeldBy(id, node)).returning()
  return row
}

export async function endFilling(
  db: Database,
  { id, node }: Holder,
  end: Pick<FillingRow, 'state' | 'progress' | 'failure' | 'endedAt'>,
): Promise<void> {
  await db
    .update(libraryFillings)
    .set({ ...end, node: null, host: null, leasedUntil: null })
    .where(isHeldBy(id, node))
}

/** It goes on at whichever server comes next. */
export async function releaseFilling(db: Database, { id, node }: Holder, progress: FillingProgress) {
  await db
    .update(libraryFillings)
    .set({ progress, node: null, host: null, leasedUntil: null })
    .where(isHeldBy(id, node))
}

/** For a database that only this process can use: whoever held something before has died. */
export async function forgetHolders(db: Database): Promise<void> {
  await db.update(libraryFillings).set({ node: null, host: null, leasedUntil: null }).where(underWay)
}

function isHeldBy(id: number, node: string) {
  return and(eq(libraryFillings.id, id), eq(libraryFillings.node, node), underWay)
}
