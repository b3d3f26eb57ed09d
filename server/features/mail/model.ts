import type { Database } from '#server/db/client.ts'
import type { Letter } from './letters.ts'

export type Outbox = {
  /** In the transaction of what the letter tells of. */
  enqueue: (tx: Database, to: { id: number | null; email: string }, letter: Letter) => Promise<void>
  wake: () => void
  /** The sender's ear: called for every mail queued, perhaps before its transaction ends. */
  listen: (listener: () => void) => void
}

/** Replaces a link that acts for anybody who opens it. */
export const hiddenLink = '[one-time link, shown to the recipient only]'
