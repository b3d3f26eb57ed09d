import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import { exportDismissed } from './store.ts'

export const announcementData: PersonalData = {
  exportOf: async (db, { id }) => ({ dismissedAnnouncement: await exportDismissed(db, id) }),
  eraseOf: goesWithTheUser,
}
