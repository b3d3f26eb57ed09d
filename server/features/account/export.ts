import type { Database } from '#server/db/client.ts'
import { listAuditAbout } from '#server/features/audit/public.ts'
import { listWholeRecent, listWholeSaved } from '#server/features/cases/public.ts'
import { listWholeDrafts } from '#server/features/drafts/public.ts'
import { listOwnRequests } from '#server/features/form-requests/public.ts'
import { findSubscriptionOf } from '#server/features/newsletter/public.ts'
import { listOwnProgress } from '#server/features/procedures/public.ts'
import type { Sessions } from '#server/features/sessions/public.ts'
import { presentUser, type UserRow } from '#server/features/users/public.ts'
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
