import { asc, eq, lte, sql } from 'drizzle-orm'
import { hashToken } from '#server/lib/tokens.ts'
import type { Tried, TryStore } from '#server/lib/tries.ts'
import type { Database } from './client.ts'
import { tries } from './schema.ts'

/** For several processes on one database: each sees what was tried at the others. */
export function createTryTable(db: Database): TryStore {
  return {
    change: (name, decide) =>
      db.transaction(async tx => {
        const key = hashToken(name)
        // The row is there before it is locked, so that of two first tries one waits for the other.
        const fresh = await tx
          .insert(tries)
          .values(toRow(key, { count: 0, until: 0, seenAt: 0, forgetAt: 0 }))
          .onConflictDoNothing()
          .returning()
        const [row] = await tx.select().from(tries).where(eq(tries.key, key)).for('update')
        const before = fresh.length > 0 || !row ? undefined : toTried(row)
        const { after, result } = decide(before)
        if (after && after !== before) await tx.update(tries).set(toRow(key, after)).where(eq(tries.key, key))
        return result
      }),
    clear: async name => {
      await db.delete(tries).where(eq(tries.key, hashToken(name)))
    },
  }
}

/** Adds to several keys at once; the sums of all servers, by key. */
export async function addTries(
  db: Database,
  added: ReadonlyMap<string, number>,
  now: Date,
  until: Date,
): Promise<Map<string, number>> {
  const names = new Map([...added.keys()].map(name => [hashToken(name), name]))
  // In one order everywhere: two servers that lock the same rows in different orders would wait for each other.
  const rows = [...names]
    .sort()
    .map(([key, name]) => ({ key, count: added.get(name) ?? 0, until, seenAt: now, forgetAt: until }))
  const sums = await db
    .insert(tries)
    .values(rows)
    .onConflictDoUpdate({ target: tries.key, set: { count: sql`${tries.count} + excluded.count` } })
    .returning({ key: tries.key, count: tries.count })
  return new Map(sums.map(({ key, count }) => [names.get(key) ?? '', count]))
}

/** Rows that somebody is changing are left for the next time. */
export async function deleteForgotten(db: Database, now: Date): Promise<void> {
  const old = db
    .select({ key: tries.key })
    .from(tries)
    .where(lte(tries.forgetAt, now))
    .orderBy(asc(tries.key))
    .for('update', { skipLocked: true })
  await db.delete(tries).where(sql`${tries.key} in ${old}`)
}

function toRow(key: string, { count, until, seenAt, forgetAt }: Tried) {
  return {
    key,
    count,
    until: new Date(until),
    seenAt: new Date(seenAt),
    forgetAt: new Date(forgetAt),
  }
}

function toTried({ count, until, seenAt, forgetAt }: typeof tries.$inferSelect): Tried {
  return {
    count,
    until: until.getTime(),
    seenAt: seenAt.getTime(),
    forgetAt: forgetAt.getTime(),
  }
}
