import type { Database } from '#server/db/client.ts'
import type { Letter } from './letters.ts'

export type Outbox = {
  /** Called in the transaction of the event that the mail reports. */
  enqueue: (tx: Database, to: { id: number | null; email: string }, letter: Letter) => Promise<void>
  wake: () => void
  /** Called for every queued mail, perhaps before its transaction ends; for the sender. */
  listen: (listener: () => void) => void
}

/** Shown in place of a one-time link. */
export const hiddenLink = '[one-time link, shown to the recipient only]'
