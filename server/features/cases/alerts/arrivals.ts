import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import type { Database } from '#server/db/client.ts'
import { findLastArrival, noteIds } from './store.ts'

export type Arrivals = {
  /** Numbers what the library has and nobody noted yet. The number of the last arrival. */
  note: () => Promise<number>
}

/** Each publication is compared with what was known once in this process, however many ask. */
export function createArrivals(db: Database, cases: Pick<CaseLibrary, 'listIds'>): Arrivals {
  let noted: string | undefined
  let last = Promise.resolve()

  async function noteOnce() {
    const { edition, ids } = await cases.listIds()
    if (edition === noted) return
    await noteIds(db, ids)
    noted = edition
  }

  return {
    note: async () => {
      const turn = last.then(noteOnce)
      last = turn.catch(() => {})
      await turn
      return findLastArrival(db)
    },
  }
}
