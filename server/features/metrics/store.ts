import { count, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { outbox } from '#server/db/schema.ts'

export async function countMails(db: Database): Promise<Record<'queued' | 'failed', number>> {
  const rows = await db
    .select({ status: outbox.status, count: count() })
    .from(outbox)
    .where(inArray(outbox.status, ['queued', 'failed']))
    .groupBy(outbox.status)
  const counts = { queued: 0, failed: 0 }
  for (const row of rows) if (row.status !== 'sent') counts[row.status] = row.count
  return counts
}
