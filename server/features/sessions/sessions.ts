import type { Database } from '#server/db/client.ts'
import { askTogether } from '#server/lib/ask-together.ts'
import { type Clock, day, minute, second } from '#server/lib/clock.ts'
import { createToken, hashToken } from '#server/lib/tokens.ts'
import { describeDevice, type Sessions, type SignedIn } from './model.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  extendSession,
  insertSession,
  listSessions,
  prepareFindSessions,
  type SessionRow,
} from './store.ts'

const lifetime = 30 * day
const extendEvery = 5 * minute
const trustCacheFor = 5 * second
const mostCached = 10_000

type Cached = SignedIn & { tokenHash: string; readAt: number; readAfter: number }
type Reader = Pick<Sessions, 'read' | 'evict'>

/** Sessions are random tokens, stored hashed, with sliding expiry. */
export function createSessions(db: Database, clock: Clock, { isShared = false } = {}): Sessions {
  const { read, evict } = isShared ? readTogether(db, clock) : readCached(db, clock)

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
 * Where several servers share a database, each request reads its session: what any server changed acts with the next request at
 * every other (decision 067).
 */
function readTogether(db: Database, clock: Clock): Reader {
  const findSessions = prepareFindSessions(db)
  const find = askTogether(async tokenHashes => {
    const now = clock()
    const found = await findSessions(tokenHashes, now)
    for (const { session } of found.values()) await extend(db, session, now)
    return found
  })
  return {
    read: async token => {
      const found = await find(hashToken(token))
      return found && { sessionId: found.session.id, user: found.user }
    },
    evict: () => {},
  }
}

/** For the one process of an embedded database: a cache of some seconds that every change evicts. */
function readCached(db: Database, clock: Clock): Reader {
  const findSessions = prepareFindSessions(db)
  const cache = new Map<string, Cached>()
  // A row read before an eviction must not enter the cache after it.
  let evictions = 0

  async function read(token: string): Promise<SignedIn | undefined> {
    const tokenHash = hashToken(token)
    const now = clock()
    const known = cache.get(tokenHash)
    if (known && isFresh(known, now)) return known
    const evictionsBefore = evictions
    const found = (await findSessions([tokenHash], now)).get(tokenHash)
    if (!found) {
      cache.delete(tokenHash)
      return undefined
    }
    await extend(db, found.session, now)
    const readAt = { readAt: now.getTime(), readAfter: performance.now() }
    const entry = { tokenHash, ...readAt, sessionId: found.session.id, user: found.user }
    if (evictions === evictionsBefore) remember(entry)
    return entry
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

  return { read, evict }
}

async function extend(db: Database, session: SessionRow, now: Date) {
  if (now.getTime() - session.lastSeenAt.getTime() < extendEvery) return
  await extendSession(db, session.id, now, new Date(now.getTime() + lifetime))
}

/**
 * Age by the clock and by the time since the process started: setting the clock back does not make an entry younger.
 */
function isFresh({ readAt, readAfter }: Cached, now: Date): boolean {
  const age = now.getTime() - readAt
  return age >= 0 && age < trustCacheFor && performance.now() - readAfter < trustCacheFor
}
