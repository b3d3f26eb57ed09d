import type { PersonalData } from '#server/lib/personal-data.ts'
import { listAuditAbout } from './shared-store.ts'

/** The history outlives the people in it: that is what it is for. */
export const historyData: PersonalData = {
  exportOf: async (db, { id }) => ({ history: await listAuditAbout(db, id) }),
  eraseOf: async () => {},
}
