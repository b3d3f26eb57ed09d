import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { OtherKeyError, type Seal } from '#server/lib/seal.ts'
import { findStep } from '#server/lib/totp.ts'
import { said } from '#shared/messages/said.ts'
import { hashCode } from './recovery-codes.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from './store.ts'

export type CodeNeeds = { clock: Clock; seal: Seal }
export type CodeKind = 'app' | 'recovery'

/** Accepts a code of the app or a recovery code, each only once; undefined when it is neither. */
export async function takeCode(
  tx: Database,
  needs: CodeNeeds,
  userId: number,
  typed: string,
): Promise<CodeKind | undefined> {
  const code = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(code)) return (await takeAppCode(tx, needs, userId, code)) ? 'app' : undefined
  return (await takeRecoveryCode(tx, userId, hashCode(code), needs.clock())) ? 'recovery' : undefined
}

export async function takeAppCode(
  tx: Database,
  { clock, seal }: CodeNeeds,
  userId: number,
  code: string,
): Promise<boolean> {
  const factor = await findSecondFactor(tx, userId)
  if (!factor) return false
  const step = findStep(openSecret(seal, factor.secret), code, clock())
  return step !== undefined && takeStep(tx, userId, step)
}

function openSecret(seal: Seal, sealed: string): Buffer {
  try {
    return Buffer.from(seal.open(sealed), 'base64url')
  } catch (error) {
    if (!(error instanceof OtherKeyError)) throw error
    throw new AppError('conflict', said('codeKeyChanged'))
  }
}
