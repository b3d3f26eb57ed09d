import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import type { UserRow } from '#server/features/users/shared-store.ts'

/** A person's changes to their own account are in its history too. */
export function recordOwnAct(tx: Database, user: UserRow, action: string, at: Date): Promise<void> {
  return recordAudit(tx, {
    at,
    actorId: user.id,
    actor: user.username,
    action,
    subjectType: 'user',
    subjectId: user.id,
  })
}
