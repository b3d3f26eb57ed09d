import type { Database } from '#server/db/client.ts'
import { type Clock, day, minute, second } from '#server/lib/clock.ts'
import { createToken, hashToken } from '#server/lib/tokens.ts'
import { describeDevice, type Sessions, type SignedIn } from './model.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  extendSession,
  findSession,
  insertSession,
  listSessions,
  type SessionRow,
} from './store.ts'

const lifetime = 30 * day
const extendEvery = 5 * minute
const trustCacheFor = 5 * second
const mostCached = 10_000

type Cached = SignedIn & { tokenHash: string; readAt: number; readAfter: number }

/**
 * Sessions are random tokens, stored hashed, with sliding expiry and a cache of some seconds that every change evicts.
 */
export function createSessions(db: Database, clock: Clock): Sessions {
  const cache = new Map<string, Cached>()
  // A row read before an eviction must not enter the cache after it.
  let evictions = 0

  async function open(tx: Database, userId: number, userAgent: string | undefined): Promise<string> {
    const token = createToken()
    const now = clock()
    await deleteExpiredSessions(tx, now)
    await insertSession(tx, {
      userId,
      tokenHash: hashToken(token),
      device: describeDevice(userAgent),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    })
    return token
  }

  async function read(token: string): Promise<SignedIn | undefined> {
    const tokenHash = hashToken(token)
    const now = clock()
    const known = cache.get(tokenHash)
    if (known && isFresh(known, now)) return known
    const evictionsBefore = evictions
    const found = await findSession(db, tokenHash, now)
    if (!found) {
      cache.delete(tokenHash)
      return undefined
    }
    await extend(found.session, now)
    const readAt = { readAt: now.getTime(), readAfter: performance.now() }
    const entry = { tokenHash, ...readAt, sessionId: found.session.id, user: found.user }
    if (evictions === evictionsBefore) remember(entry)
    return entry
  }

  async function extend(session: SessionRow, now: Date) {
    if (now.getTime() - session.lastSeenAt.getTime() < extendEvery) return
    await extendSession(db, session.id, now, new Date(now.getTime() + lifetime))
  }

  function remember(entry: Cached) {
    if (cache.size >= mostCached) cache.clear()
    cache.set(entry.tokenHash, entry)
  }

  /** After any change to a user or to their sessions, so that the next request sees it. */
  function evict(userId: number) {
    evictions += 1
    for (const [key, entry] of cache) if (entry.user.id === userId) cache.delete(key)
  }

  async function close(userId: number, sessionId: number): Promise<boolean> {
    const closed = await deleteSession(db, userId, sessionId)
    evict(userId)
    return closed
  }

  async function closeOthers(userId: number, sessionId: number): Promise<number> {
    const closed = await deleteSessions(db, userId, sessionId)
    evict(userId)
    return closed
  }

  return {
    open,
    read,
    evict,
    close,
    closeOthers,
    closeAll: deleteSessions,
    list: (userId: number) => listSessions(db, userId, clock()),
  }
}

/**
 * Age by the clock and by the time since the process started: setting the clock back does not make an entry younger.
 */
function isFresh({ readAt, readAfter }: Cached, now: Date): boolean {
  const age = now.getTime() - readAt
  return age >= 0 && age < trustCacheFor && performance.now() - readAfter < trustCacheFor
}
