import type { Database } from '#server/db/client.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import type { Sessions } from '#server/features/sessions/model.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { PersonalData } from '#server/lib/personal-data.ts'
import type { Seal } from '#server/lib/seal.ts'

export type AccountNeeds = {
  db: Database
  outbox: Outbox
  clock: Clock
  publicUrl: string
  sessions: Sessions
  personalData: PersonalData
  seal: Seal
}
