import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a URL. Only its hash is ever stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
