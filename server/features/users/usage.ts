import type { Database } from '#server/db/client.ts'
import type { Sessions } from '#server/features/sessions/model.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { deriveIndianMonth } from '#server/lib/clock.ts'
import { said } from '#shared/messages/said.ts'
import type { Usage } from './model.ts'
import { findUser } from './shared-store.ts'
import { countUsage, uncountUsage } from './store.ts'

type Needs = { db: Database; sessions: Sessions; clock: Clock }

/** What counts against `usageLimit`, in calendar months of Indian Standard Time. */
export function createUsage({ db, sessions, clock }: Needs): Usage {
  /** Counts before the work, so that simultaneous requests cannot pass the limit, and uncounts when the work fails. */
  async function count<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const month = deriveIndianMonth(clock())
    if (!(await countUsage(db, userId, month))) throw await limitReached(userId)
    sessions.evict(userId)
    try {
      return await work()
    } catch (error) {
      await uncountUsage(db, userId, month)
      sessions.evict(userId)
      throw error
    }
  }

  async function limitReached(userId: number): Promise<AppError> {
    const limit = (await findUser(db, userId))?.usageLimit ?? 0
    return new AppError('limit_reached', said('monthUsedUp', { limit }))
  }

  return { count }
}
