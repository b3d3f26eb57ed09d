import type { Database } from '#server/db/client.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Letter, Letterhead } from './letters.ts'
import type { Outbox } from './model.ts'
import { insertMail } from './store.ts'

/** Mails are written to a table in the transaction of the event they report, and sent afterwards. */
export function createOutbox(
  clock: Clock,
  readLetterhead: () => Letterhead = () => ({ name: 'Munshi', support: 'support' }),
): Outbox {
  let onQueued = () => {}

  async function enqueue(tx: Database, to: { id: number | null; email: string }, letter: Letter) {
    const now = clock()
    await insertMail(tx, {
      kind: letter.kind,
      userId: to.id,
      to: to.email,
      subject: letter.subject,
      text: letter.text(readLetterhead()),
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
    listen: (listener: () => void) => {
      onQueued = listener
    },
  }
}
