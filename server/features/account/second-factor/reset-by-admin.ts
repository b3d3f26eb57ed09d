import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import * as letters from '#server/features/mail/letters.ts'
import { findUserByEmail, findUserForChange, type UserRow } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { said } from '#shared/messages/said.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { deleteSecondFactor } from './store.ts'

/**
 * For a person who lost phone and recovery codes. An administrator's own second step is turned off in the profile, with
 * the password.
 */
export async function resetSecondFactor(needs: AccountNeeds, actor: UserRow, id: number): Promise<void> {
  const { db, clock, sessions, outbox } = needs
  if (id === actor.id) throw new AppError('conflict', said('secondStepOwn'))
  await db.transaction(async tx => {
    const user = await findUserForChange(tx, id)
    if (!user) throw new AppError('not_found', said('userGone'))
    if (!user.secondFactorSince) throw new AppError('conflict', said('secondStepOfOtherOff'))
    await deleteSecondFactor(tx, id)
    await sessions.closeAll(tx, id)
    await recordAudit(tx, {
      at: clock(),
      actorId: actor.id,
      actor: actor.username,
      action: 'reset the second step',
      subjectType: 'user',
      subjectId: id,
    })
    await outbox.enqueue(tx, user, letters.writeSecondFactorReset(user))
  })
  sessions.evict(id)
}

/** For the last administrator, from the command line of the server. False where no second step is on. */
export async function resetByOperator(db: Database, email: string, at: Date): Promise<boolean> {
  return db.transaction(async tx => {
    const user = await findUserByEmail(tx, email)
    if (!user?.secondFactorSince) return false
    await deleteSecondFactor(tx, user.id)
    await recordAudit(tx, {
      at,
      actorId: null,
      actor: 'the operator',
      action: 'reset the second step',
      subjectType: 'user',
      subjectId: user.id,
    })
    return true
  })
}
