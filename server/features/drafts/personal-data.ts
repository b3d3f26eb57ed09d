import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import { listWholeDrafts } from './store.ts'

export const draftData: PersonalData = {
  exportOf: async (db, { id }) => ({ drafts: await listWholeDrafts(db, id) }),
  eraseOf: goesWithTheUser,
}
