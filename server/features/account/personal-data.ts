import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import { listDevices } from './devices/store.ts'
import { describeSecondFactor } from './second-factor/enrol.ts'

export const signInData: PersonalData = {
  exportOf: async (db, user) => ({
    knownDevices: (await listDevices(db, user.id)).map(({ tokenHash: _secret, ...row }) => row),
    secondStep: await describeSecondFactor(db, user),
  }),
  eraseOf: goesWithTheUser,
}
