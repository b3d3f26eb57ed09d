import type { Database } from '#server/db/client.ts'
import { recordOwnAct } from '#server/features/audit/shared-store.ts'
import * as letters from '#server/features/mail/letters.ts'
import type { UserRow } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { minute } from '#server/lib/clock.ts'
import { createToken, hashToken } from '#server/lib/tokens.ts'
import { said } from '#shared/messages/said.ts'
import type { AccountNeeds, LoginLimits } from '../account-needs.ts'
import { openAccount, type SignIn, type SignInFrom } from '../open-account.ts'
import { takeCode } from './check-code.ts'
import { wrongCode } from './enrol.ts'
import { countRecoveryCodes, endStep, insertStep, tryStep } from './store.ts'

const lifetime = 10 * minute
const mostTries = 5

/** After the right password: the token that the call with the code carries instead of the password. */
export async function askForSecondStep({ db, clock }: AccountNeeds, user: UserRow): Promise<AppError> {
  const step = createToken()
  const now = clock()
  const expiresAt = new Date(now.getTime() + lifetime)
  await insertStep(db, { userId: user.id, tokenHash: hashToken(step), expiresAt }, now)
  return new AppError('second_factor_required', said('codeWanted'), {
    details: { step },
  })
}

export async function passSecondStep(
  needs: AccountNeeds,
  limits: LoginLimits,
  typed: { step: string; code: string },
  from: SignInFrom,
): Promise<SignIn> {
  await limits.byAddress.take(from.address)
  const tokenHash = hashToken(typed.step)
  const userId = await tryStep(needs.db, tokenHash, needs.clock(), mostTries)
  if (userId === undefined) throw new AppError('gone', said('stepGone'))
  await limits.byCode.take(String(userId))
  const signIn = await needs.db.transaction(async tx => {
    const kind = await takeCode(tx, needs, userId, typed.code)
    if (!kind) return undefined
    if (!(await endStep(tx, tokenHash))) return undefined
    const opened = await openAccount(tx, needs, userId, from)
    if (kind === 'recovery') await mailRecoveryCodeUsed(tx, needs, opened.user)
    return opened
  })
  if (!signIn) {
    from.log.info({ account: userId }, 'second step refused')
    throw wrongCode()
  }
  await limits.byCode.clear(String(userId))
  return signIn
}

/** Anyone who has the recovery codes can sign in, so the owner is told by mail, with the number of codes left. */
async function mailRecoveryCodeUsed(tx: Database, { outbox, clock }: AccountNeeds, user: UserRow) {
  const left = await countRecoveryCodes(tx, user.id)
  await recordOwnAct(tx, user, 'signed in with a recovery code', clock())
  await outbox.enqueue(tx, user, letters.writeRecoveryCodeUsed(user, left))
}
