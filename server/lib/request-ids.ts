import { randomFillSync } from 'node:crypto'

const bytes = 6
const atOnce = 512

/** References that nobody can guess. Asking the system for chance costs as much as the rest of a short answer: it is asked for many at once. */
export function createRequestIds(): () => string {
  const pool = Buffer.alloc(bytes * atOnce)
  let used = pool.length
  return () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    used += bytes
    return pool.toString('hex', used - bytes, used)
  }
}
