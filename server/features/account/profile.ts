import type { Database } from '#server/db/client.ts'
import { recordOwnAct } from '#server/features/audit/shared-store.ts'
import type { Sessions, SignedIn } from '#server/features/sessions/model.ts'
import { presentUser, refuseStale } from '#server/features/users/model.ts'
import {
  countOtherAdmins,
  findUserForChange,
  type UserRow,
  updateUser,
} from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { goesWithTheUser, type PersonalData } from '#server/lib/personal-data.ts'
import type { ProfileBody } from '#shared/contract/account.ts'
import { said } from '#shared/messages/said.ts'
import { listDevices } from './devices/store.ts'
import { describeSecondFactor } from './second-factor/enrol.ts'

type Needs = { db: Database; clock: Clock; sessions: Sessions }

/** An empty field clears the value; a field that was not sent leaves it. */
export async function changeProfile(
  { db, clock, sessions }: Needs,
  { user }: SignedIn,
  body: ProfileBody,
): Promise<UserRow> {
  const { version, ...fields } = body
  const changed = await db.transaction(async tx => {
    const current = await findUserForChange(tx, user.id)
    if (!current) throw new AppError('unauthenticated', said('accountGone'))
    refuseStale(presentUser(current, clock()), version)
    const change = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
    )
    return updateUser(tx, user.id, change, clock())
  })
  sessions.evict(user.id)
  return changed
}

export async function deleteAccount(
  { db, clock, sessions, personalData }: Needs & { personalData: PersonalData },
  user: UserRow,
): Promise<void> {
  await db.transaction(async tx => {
    const others = await countOtherAdmins(tx, user.id)
    if (user.role === 'admin' && others === 0) {
      throw new AppError('last_admin', said('lastAdmin'))
    }
    await recordOwnAct(tx, user, 'deleted their own account', clock())
    await personalData.eraseOf(tx, user)
  })
  sessions.evict(user.id)
}

export const signInData: PersonalData = {
  exportOf: async (db, user) => ({
    knownDevices: (await listDevices(db, user.id)).map(({ tokenHash: _secret, ...row }) => row),
    secondStep: await describeSecondFactor(db, user),
  }),
  eraseOf: goesWithTheUser,
}
