import type { PersonalData } from '#server/lib/personal-data.ts'
import { deleteSubscription, findSubscriptionOf } from './store.ts'

/** A subscription belongs to an address, with or without an account: it goes with the account of that address. */
export const subscriptionData: PersonalData = {
  exportOf: async (db, { email }) => ({ newsletter: (await findSubscriptionOf(db, email)) ?? null }),
  eraseOf: (tx, { email }) => deleteSubscription(tx, email),
}
