import type { Database } from '#server/db/client.ts'
import { listAuditAbout } from '#server/features/audit/shared-store.ts'
import { listWholeRecent, listWholeSaved } from '#server/features/cases/store.ts'
import { listWholeDrafts } from '#server/features/drafts/store.ts'
import { listOwnRequests } from '#server/features/form-requests/store.ts'
import { findSubscriptionOf } from '#server/features/newsletter/store.ts'
import { listOwnProgress } from '#server/features/procedures/progress.ts'
import type { Sessions } from '#server/features/sessions/model.ts'
import { presentUser } from '#server/features/users/model.ts'
import type { UserRow } from '#server/features/users/shared-store.ts'
import { listDevices } from './devices/store.ts'
import { describeSecondFactor } from './second-factor/enrol.ts'
import { listMessagesTo } from './store.ts'

/** Everything that is kept about a person, to take away. Each feature that keeps more adds its part. */
export async function exportAccount(db: Database, sessions: Sessions, user: UserRow, now: Date) {
  return {
    exportedAt: now.toISOString(),
    account: presentUser(user, now),
    devices: await sessions.list(user.id).then(rows => rows.map(({ tokenHash: _secret, ...row }) => row)),
    knownDevices: await listDevices(db, user.id).then(rows =>
      rows.map(({ tokenHash: _secret, ...row }) => row),
    ),
    secondStep: await describeSecondFactor(db, user),
    messages: await listMessagesTo(db, user.id),
    drafts: await listWholeDrafts(db, user.id),
    procedureProgress: await listOwnProgress(db, user.id),
    savedCases: await listWholeSaved(db, user.id),
    recentSearches: await listWholeRecent(db, user.id),
    formRequests: await listOwnRequests(db, user.id),
    newsletter: (await findSubscriptionOf(db, user.email)) ?? null,
    history: await listAuditAbout(db, user.id),
  }
}
