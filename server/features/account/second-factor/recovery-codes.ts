import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { hashToken } from '#server/lib/tokens.ts'
import { toBase32 } from '#server/lib/totp.ts'
import { replaceRecoveryCodes } from './store.ts'

const howMany = 10
const bytes = 10

/** Ten codes of 80 random bits, each good once, shown once and kept as hashes. */
export async function writeRecoveryCodes(tx: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, createCode)
  await replaceRecoveryCodes(tx, userId, codes.map(hashCode))
  return codes
}

/** Accepts dashes or none, upper or lower case. */
export function hashCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
}

function createCode(): string {
  const letters = toBase32(randomBytes(bytes)).toLowerCase()
  return letters.match(/.{4}/g)?.join('-') ?? letters
}
