import { createHash, randomBytes, randomFillSync } from 'node:crypto'

/** 256 random bits, safe in a URL. Only its hash is ever stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const idBytes = 6
const idsAtOnce = 512

/** References that nobody can guess. Random bytes are fetched for many at once: fetching them costs as much as the rest of a short answer. */
export function createRequestIds(): () => string {
  const pool = Buffer.alloc(idBytes * idsAtOnce)
  let used = pool.length
  return () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    used += idBytes
    return pool.toString('hex', used - idBytes, used)
  }
}
