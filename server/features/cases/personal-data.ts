import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import { listWholeRecent, listWholeSaved } from './store.ts'

export const caseData: PersonalData = {
  exportOf: async (db, { id }) => ({
    savedCases: await listWholeSaved(db, id),
    recentSearches: await listWholeRecent(db, id),
  }),
  eraseOf: goesWithTheUser,
}
