import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import { listSessions } from './store.ts'

export const sessionData: PersonalData = {
  exportOf: async (db, user, now) => ({
    devices: (await listSessions(db, user.id, now)).map(({ tokenHash: _secret, ...row }) => row),
  }),
  eraseOf: goesWithTheUser,
}
