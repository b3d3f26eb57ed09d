import type { Database } from '#server/db/client.ts'
import * as letters from '#server/features/mail/letters.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import { describeDevice } from '#server/features/sessions/model.ts'
import type { UserRow } from '#server/features/users/shared-store.ts'
import { createToken, hashToken } from '#server/lib/tokens.ts'
import { deleteDevices, insertDevice, touchDevice } from './store.ts'

const mostKept = 20

export type Visitor = { deviceToken: string | undefined; userAgent: string | undefined }

/**
 * Remembers the browser of a sign-in, and mails the person when it is a new one, except at the very first sign-in.
 * Returns the token for the browser's cookie.
 */
export async function recogniseDevice(
  tx: Database,
  outbox: Outbox,
  user: Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'username'>,
  visitor: Visitor,
  { at, isFirst }: { at: Date; isFirst: boolean },
): Promise<string> {
  const token = visitor.deviceToken ?? createToken()
  if (await touchDevice(tx, user.id, hashToken(token), at)) return token
  const device = describeDevice(visitor.userAgent)
  await rememberDevice(tx, user.id, token, device, at)
  if (!isFirst) await outbox.enqueue(tx, user, letters.writeNewDevice(user, device, at))
  return token
}

/**
 * Opening a link from a mail proves ownership: the browser becomes known, so wrong guesses elsewhere do not slow it
 * down.
 */
export async function trustOnly(tx: Database, userId: number, visitor: Visitor, at: Date): Promise<string> {
  const token = visitor.deviceToken ?? createToken()
  await deleteDevices(tx, userId)
  await rememberDevice(tx, userId, token, describeDevice(visitor.userAgent), at)
  return token
}

async function rememberDevice(tx: Database, userId: number, token: string, device: string, at: Date) {
  const row = { userId, tokenHash: hashToken(token), device, firstSeenAt: at, lastSeenAt: at }
  await insertDevice(tx, row, mostKept)
}
