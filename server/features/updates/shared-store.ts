import type { Database } from '#server/db/client.ts'
import { listUpdates } from './store.ts'

/** The words of every update, shown or not, for what looks for a section or a judgment in them. */
export async function listUpdateTexts(db: Database): Promise<{ id: number; title: string; text: string }[]> {
  return (await listUpdates(db)).map(({ id, title, description, source }) => ({
    id,
    title,
    text: [title, description, source].join('\n'),
  }))
}
