import type { Database } from '#server/db/client.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Letter } from './letters.ts'
import { insertMail } from './store.ts'

export type Outbox = ReturnType<typeof createOutbox>

/** Mail leaves through a table: written in the transaction of the event it tells of, sent after it. */
export function createOutbox(clock: Clock) {
  let onQueued = () => {}

  async function enqueue(tx: Database, to: { id: number | null; email: string }, letter: Letter) {
    const now = clock()
    await insertMail(tx, {
      kind: letter.kind,
      userId: to.id,
      to: to.email,
      subject: letter.subject,
      text: letter.text,
      secret: letter.secret,
      unsubscribeUrl: letter.unsubscribeUrl,
      nextAttemptAt: now,
      createdAt: now,
    })
    onQueued()
  }

  return {
    enqueue,
    wake: () => onQueued(),
    /** The sender's ear: called for every mail queued, perhaps before its transaction ends. */
    listen: (listener: () => void) => {
      onQueued = listener
    },
  }
}
