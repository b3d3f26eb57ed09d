import type { Database } from '#server/db/client.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import type { Sessions } from '#server/features/sessions/model.ts'
import type { Settings } from '#server/features/settings/model.ts'
import type { Attempts } from '#server/lib/attempts.ts'
import { type Clock, minute } from '#server/lib/clock.ts'
import type { Limits } from '#server/lib/limits.ts'
import type { Pace } from '#server/lib/pace.ts'
import type { PersonalData } from '#server/lib/personal-data.ts'
import type { Seal } from '#server/lib/seal.ts'

export type AccountNeeds = {
  db: Database
  outbox: Outbox
  clock: Clock
  limits: Limits
  publicUrl: string
  sessions: Sessions
  personalData: PersonalData
  seal: Seal
  settings: Settings
}

export type LoginLimits = { byPlace: Pace; byAccount: Pace; byCode: Pace; byAddress: Attempts }

/**
 * Repeated guesses are slowed down, first by address and account, then for the account as a whole; an account cannot be
 * locked by wrong guesses (decision 032). Chambers and courts share one address, so the limit by address alone is the
 * widest.
 */
export function createLoginLimits({ attempts, pace }: Limits): LoginLimits {
  return {
    byPlace: pace('sign-in by place', { free: 10, longestGap: 2 * minute }),
    byAccount: pace('sign-in by account', { free: 40, longestGap: minute }),
    byCode: pace('codes', { free: 10, longestGap: 2 * minute }),
    byAddress: attempts('sign-in by address', 100, 15 * minute),
  }
}
