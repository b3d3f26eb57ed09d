import type { Database } from '#server/db/client.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { NewUpdate } from '#shared/contract/updates.ts'
import { claimSeed, insertUpdates } from './store.ts'

/** A new installation starts with the news of the content files. Whatever administrators make of them stays theirs. */
export async function seedUpdates(db: Database, news: readonly NewUpdate[], clock: Clock): Promise<void> {
  await db.transaction(async tx => {
    if (!(await claimSeed(tx, 'updates', clock()))) return
    await insertUpdates(tx, news.map(toRow))
  })
}

/** Publication time: noon of its day in India, which is the same date nearly everywhere. */
function toRow(update: NewUpdate, index: number) {
  const published = new Date(`${update.happenedOn}T12:00:00+05:30`)
  return {
    ...update,
    position: index + 1,
    createdAt: published,
    updatedAt: published,
    updatedBy: 'Munshi',
  }
}
