import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import type { Database } from '#server/db/client.ts'
import { findUser } from '#server/features/users/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { type Clock, minute } from '#server/lib/clock.ts'
import { createToken, hashToken } from '#server/lib/tokens.ts'
import { said } from '#shared/messages/said.ts'
import type { Turns } from '../one-at-a-time.ts'
import { asQuestion } from '../searches/as-question.ts'
import { findSearchByFeed, type SearchRow, setFeed } from '../searches/store.ts'
import { writeFeed } from './write-feed.ts'

export type FeedNeeds = {
  db: Database
  clock: Clock
  cases: Pick<CaseLibrary, 'listNewest'>
  publicUrl: string
  turns: Turns
}

/** A reader of feeds may ask every minute; the search runs this often at most. */
const keptFor = 15 * minute
const mostKept = 500
const newest = 50

/** The address of the feed, which is not told again: another press makes another one, and the last stops. */
export async function openFeed(
  { db, clock, publicUrl }: Pick<FeedNeeds, 'db' | 'clock' | 'publicUrl'>,
  ownerId: number,
  id: number,
): Promise<{ address: string; feedAt: string }> {
  const token = createToken()
  const feedAt = clock()
  if (!(await setFeed(db, ownerId, id, { feedHash: hashToken(token), feedAt }))) refuseMissing()
  return { address: feedAddress(publicUrl, token), feedAt: feedAt.toISOString() }
}

export async function closeFeed({ db }: Pick<FeedNeeds, 'db'>, ownerId: number, id: number): Promise<void> {
  if (!(await setFeed(db, ownerId, id, { feedHash: null, feedAt: null }))) refuseMissing()
}

/** What belongs to the token now: an account that is suspended, or a search that is deleted, has no feed. */
export function createFeeds({
  db,
  clock,
  cases,
  publicUrl,
  turns,
}: FeedNeeds): (token: string) => Promise<string> {
  const kept = new Map<string, { until: number; feed: string }>()

  async function write(token: string, search: SearchRow): Promise<string> {
    const found = await turns(search.ownerId, () => cases.listNewest(asQuestion(search), newest))
    return writeFeed({
      title: search.name,
      page: `${publicUrl}/case-law/searches/${search.id}`,
      self: feedAddress(publicUrl, token),
      since: search.createdAt,
      cases: found,
      publicUrl,
    })
  }

  return async token => {
    const search = await findSearchByFeed(db, hashToken(token))
    const owner = search && (await findUser(db, search.ownerId))
    if (!search || owner?.status !== 'approved') throw new AppError('not_found', said('feedGone'))
    const now = clock().getTime()
    const key = `${search.feedHash} ${search.version}`
    const last = kept.get(key)
    if (last && last.until > now) return last.feed
    const feed = await write(token, search)
    kept.delete(key)
    kept.set(key, { until: now + keptFor, feed })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return feed
  }
}

function feedAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/api/feeds/case-law?token=${token}`
}

function refuseMissing(): never {
  throw new AppError('not_found', said('searchNotSaved'))
}
