import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { recoveryCodes, secondFactors, signInSteps, users } from '#server/db/schema.ts'

export type SecondFactorRow = typeof secondFactors.$inferSelect

export async function findSecondFactor(db: Database, userId: number): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

/** A new key replaces one that was never confirmed. */
export async function replaceUnconfirmed(
  tx: Database,
  row: typeof secondFactors.$inferInsert,
): Promise<void> {
  await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, row.userId), isNull(secondFactors.confirmedAt)))
  await tx.insert(secondFactors).values(row)
}

export async function confirmSecondFactor(tx: Database, userId: number, at: Date): Promise<void> {
  await tx.update(secondFactors).set({ confirmedAt: at }).where(eq(secondFactors.userId, userId))
  await tx.update(users).set({ secondFactorSince: at }).where(eq(users.id, userId))
}

/** True for only one of several requests with the code of the same half minute. */
export async function takeStep(tx: Database, userId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.id })
  return taken.length > 0
}

export async function deleteSecondFactor(tx: Database, userId: number): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(signInSteps).where(eq(signInSteps.userId, userId))
  await tx.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId))
}

export async function replaceRecoveryCodes(tx: Database, userId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map(codeHash => ({ userId, codeHash })))
}

export async function takeRecoveryCode(
  tx: Database,
  userId: number,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const left = await db
    .select({ id: recoveryCodes.id })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return left.length
}

export async function insertStep(tx: Database, row: typeof signInSteps.$inferInsert, now: Date) {
  await tx.delete(signInSteps).where(lte(signInSteps.expiresAt, now))
  await tx.insert(signInSteps).values(row)
}

/** Counts a try before the code is checked; undefined when the step has expired or had too many tries. */
export async function tryStep(
  db: Database,
  tokenHash: string,
  now: Date,
  mostTries: number,
): Promise<number | undefined> {
  const [row] = await db
    .update(signInSteps)
    .set({ tries: sql`${signInSteps.tries} + 1` })
    .where(
      and(
        eq(signInSteps.tokenHash, tokenHash),
        gt(signInSteps.expiresAt, now),
        lt(signInSteps.tries, mostTries),
      ),
    )
    .returning({ userId: signInSteps.userId })
  return row?.userId
}

/** True for only one of several simultaneous requests. */
export async function endStep(tx: Database, tokenHash: string): Promise<boolean> {
  const ended = await tx
    .delete(signInSteps)
    .where(eq(signInSteps.tokenHash, tokenHash))
    .returning({ id: signInSteps.id })
  return ended.length > 0
}
