import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** Any numbers will do, as long as nothing else in the database locks on them. */
const keys = { migration: 7_216_834, 'first administrator': 7_216_835 }

/** Until this transaction ends, every other process that asks for the same lock waits. */
export async function takeAdvisoryLock(
  tx: Pick<Database, 'execute'>,
  purpose: keyof typeof keys,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keys[purpose]})`)
}
