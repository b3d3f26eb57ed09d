import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import { listOwnRequests } from './store.ts'

export const formRequestData: PersonalData = {
  exportOf: async (db, { id }) => ({ formRequests: await listOwnRequests(db, id) }),
  eraseOf: goesWithTheUser,
}
