import { recentLimit } from './recent-work.ts'

const key = 'recentDrafts'

/** How many drafts the home page showed this user last: the room that is kept for them until they have come. */
export function readRecentRoom(user: number): number {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('user' in kept) || kept.user !== user) return 1
    const count = 'count' in kept ? Number(kept.count) : 1
    return count >= 1 && count <= recentLimit ? Math.floor(count) : 1
  } catch {
    return 1
  }
}

export function keepRecentRoom(user: number, count: number) {
  try {
    localStorage.setItem(key, JSON.stringify({ user, count }))
  } catch {
    return
  }
}
