import type { PersonalData } from '#server/lib/personal-data.ts'
import { presentUser } from './model.ts'
import { deleteUser, listMessagesTo } from './store.ts'

export const userData: PersonalData = {
  exportOf: async (db, user, now) => ({
    account: presentUser(user, now),
    messages: await listMessagesTo(db, user.id),
  }),
  eraseOf: (tx, user) => deleteUser(tx, user.id),
}
