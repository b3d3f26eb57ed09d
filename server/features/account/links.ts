import type { Database } from '#server/db/client.ts'
import type { LinkPurpose } from '#server/db/schema.ts'
import { AppError } from '#server/lib/app-error.ts'
import { day, hour } from '#server/lib/clock.ts'
import { createToken, hashToken } from '#server/lib/tokens.ts'
import { said } from '#shared/messages/said.ts'
import { deleteLinks, findOpenLink, type LinkRow, markLinkUsed, replaceLink } from './store.ts'

const lifetime: Record<LinkPurpose, number> = {
  'reset-password': hour,
  'set-password': 7 * day,
  'verify-email': 3 * day,
}

type Owner = { id: number; email: string }

/** A one-time link as it stands in a mail. */
export async function createLink(
  tx: Database,
  owner: Owner,
  purpose: LinkPurpose,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const token = createToken()
  await replaceLink(tx, {
    userId: owner.id,
    purpose,
    email: owner.email,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime[purpose]),
  })
  return `${publicUrl}/${purpose}?token=${token}`
}

export async function useLink(
  tx: Database,
  token: string,
  purposes: LinkPurpose[],
  now: Date,
): Promise<LinkRow> {
  const link = await markLinkUsed(tx, hashToken(token), purposes, now)
  if (!link) throw spent()
  return link
}

/** Checked before expensive work (hashing a password): a made-up link costs one index lookup. */
export async function requireLink(
  db: Database,
  token: string,
  purposes: LinkPurpose[],
  now: Date,
): Promise<LinkRow> {
  const link = await findOpenLink(db, hashToken(token), purposes, now)
  if (!link) throw spent()
  return link
}

/** Called after a change of address: links sent to the old address stop working. */
export async function withdrawLinks(tx: Database, userId: number): Promise<void> {
  await deleteLinks(tx, userId, ['reset-password', 'set-password', 'verify-email'])
}

export function spent(): AppError {
  return new AppError('gone', said('linkSpent'))
}
