import type { Database } from '#server/db/client.ts'
import { isUsernameTaken } from './store.ts'

/** A free name close to the one wanted: the name with the smallest number that makes it free. */
export async function suggestUsername(db: Database, wanted: string): Promise<string> {
  const stem = wanted.slice(0, 34)
  for (let number = 2; number < 100; number += 1) {
    if (!(await isUsernameTaken(db, `${stem}${number}`))) return `${stem}${number}`
  }
  return `${stem}${Date.now() % 1_000_000}`
}
