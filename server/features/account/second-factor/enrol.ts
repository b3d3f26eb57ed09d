import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { recordOwnAct } from '#server/features/audit/shared-store.ts'
import * as letters from '#server/features/mail/letters.ts'
import type { SignedIn } from '#server/features/sessions/model.ts'
import { findUserForChange, type UserRow } from '#server/features/users/shared-store.ts'
import { AppError, refuseField } from '#server/lib/app-error.ts'
import { describeKey } from '#server/lib/totp.ts'
import { said } from '#shared/messages/said.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { takeAppCode } from './check-code.ts'
import { writeRecoveryCodes } from './recovery-codes.ts'
import {
  confirmSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  replaceUnconfirmed,
} from './store.ts'

export async function describeSecondFactor(db: Database, user: UserRow) {
  return {
    since: user.secondFactorSince?.toISOString() ?? null,
    recoveryCodesLeft: user.secondFactorSince ? await countRecoveryCodes(db, user.id) : 0,
  }
}

/** Makes a new key for the app. It has no effect until a first code of it is confirmed. */
export async function beginEnrolment({ db, clock, seal, settings }: AccountNeeds, user: UserRow) {
  const secret = randomBytes(20)
  await db.transaction(async tx => {
    await findUserForChange(tx, user.id)
    if ((await findSecondFactor(tx, user.id))?.confirmedAt) throw alreadyOn()
    await replaceUnconfirmed(tx, {
      userId: user.id,
      secret: seal.close(secret.toString('base64url')),
      createdAt: clock(),
    })
  })
  return describeKey(secret, user.email, settings.readSite().name)
}

/** The first code proves that the app has the key; from now on every sign-in asks for one. */
export async function confirmEnrolment(
  needs: AccountNeeds,
  { user, sessionId }: SignedIn,
  code: string,
): Promise<string[]> {
  const { db, clock, sessions, outbox } = needs
  const codes = await db.transaction(async tx => {
    await findUserForChange(tx, user.id)
    const factor = await findSecondFactor(tx, user.id)
    if (!factor) throw new AppError('conflict', said('secondStepNotBegun'))
    if (factor.confirmedAt) throw alreadyOn()
    if (!(await takeAppCode(tx, needs, user.id, code.replace(/\s/g, '')))) throw wrongCode()
    await confirmSecondFactor(tx, user.id, clock())
    await sessions.closeAll(tx, user.id, sessionId)
    await recordOwnAct(tx, user, 'turned on a second step', clock())
    await outbox.enqueue(tx, user, letters.writeSecondFactorOn(user))
    return writeRecoveryCodes(tx, user.id)
  })
  sessions.evict(user.id)
  return codes
}

export async function renewRecoveryCodes(
  { db, clock, outbox }: AccountNeeds,
  user: UserRow,
): Promise<string[]> {
  if (!user.secondFactorSince) throw alreadyOff()
  return db.transaction(async tx => {
    await recordOwnAct(tx, user, 'made new recovery codes', clock())
    await outbox.enqueue(tx, user, letters.writeRecoveryCodesRenewed(user))
    return writeRecoveryCodes(tx, user.id)
  })
}

export async function turnOff({ db, clock, sessions, outbox }: AccountNeeds, user: UserRow): Promise<void> {
  if (!user.secondFactorSince) throw alreadyOff()
  await db.transaction(async tx => {
    await deleteSecondFactor(tx, user.id)
    await recordOwnAct(tx, user, 'turned off their second step', clock())
    await outbox.enqueue(tx, user, letters.writeSecondFactorOff(user))
  })
  sessions.evict(user.id)
}

export function wrongCode(): AppError {
  return refuseField('code', said('codeWrong'))
}

const alreadyOn = () => new AppError('conflict', said('secondStepOn'))
const alreadyOff = () => new AppError('conflict', said('secondStepOff'))
