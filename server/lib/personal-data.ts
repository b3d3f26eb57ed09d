import type { Database } from '#server/db/client.ts'
import type { users } from '#server/db/schema.ts'

export type Person = typeof users.$inferSelect

/** What one feature stores about a person: how it is exported, and how it is deleted with the account. */
export type PersonalData = {
  /** Under the names that the exported file has. */
  exportOf: (db: Database, person: Person, now: Date) => Promise<Record<string, unknown>>
  eraseOf: (tx: Database, person: Person) => Promise<void>
}

/** Exported in the given order, deleted in reverse: the user's own row is exported first and deleted last. */
export function joinPersonalData(parts: readonly PersonalData[]): PersonalData {
  return {
    async exportOf(db, person, now) {
      const all: Record<string, unknown> = {}
      for (const part of parts) Object.assign(all, await part.exportOf(db, person, now))
      return all
    },
    async eraseOf(tx, person) {
      for (const part of parts.toReversed()) await part.eraseOf(tx, person)
    },
  }
}

/** For rows that refer to the user's: the database deletes them with it. */
export async function goesWithTheUser() {}
