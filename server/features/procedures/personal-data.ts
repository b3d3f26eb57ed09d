import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import { listProgress } from './store.ts'

export const progressData: PersonalData = {
  exportOf: async (db, { id }) => ({
    procedureProgress: (await listProgress(db, id)).map(({ ownerId: _owner, ...row }) => row),
  }),
  eraseOf: goesWithTheUser,
}
