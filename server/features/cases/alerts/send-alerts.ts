import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import type { Database } from '#server/db/client.ts'
import type { Outbox } from '#server/features/mail/model.ts'
import { findUser } from '#server/features/users/shared-store.ts'
import { type Clock, deriveIndianDay, deriveIndianHour, minute } from '#server/lib/clock.ts'
import { asQuestion } from '../searches/as-question.ts'
import { insertStopLink, type SearchRow } from '../searches/store.ts'
import type { Arrivals } from './arrivals.ts'
import { type News, writeNewJudgments } from './letters.ts'
import {
  type Claim,
  claimPerson,
  finishClaim,
  holdClaim,
  listArrivals,
  listWaitingSearches,
  markSeen,
} from './store.ts'

export type AlertNeeds = {
  db: Database
  clock: Clock
  cases: Pick<CaseLibrary, 'findAmong'>
  outbox: Outbox
  publicUrl: string
  arrivals: Arrivals
}

type Matched = { search: SearchRow; found: News['found'] }
export type Warn = (failure: unknown) => void

/** Nobody is written to before seven in the morning in India. */
const firstHour = 7
/** A process that died while searching for a person leaves the person to others after this time. */
const claimedFor = 10 * minute

/** One mail for each person who waits for new judgments and has had none today; people without news get no mail. */
export async function sendAlerts(
  needs: AlertNeeds,
  warn: Warn,
  isStopping: () => boolean = () => false,
): Promise<void> {
  if (deriveIndianHour(needs.clock()) < firstHour) return
  const last = await needs.arrivals.note()
  while (!isStopping()) {
    const claim = await claimNext(needs, last)
    if (!claim) return
    await tellPerson(needs, claim, last, warn)
  }
}

function claimNext({ db, clock }: AlertNeeds, last: number): Promise<Claim | undefined> {
  const now = clock()
  const until = new Date(now.getTime() + claimedFor)
  return claimPerson(db, { today: deriveIndianDay(now), now, until, last })
}

/** Searches first, which takes long; then mail, stop link and what is known from now on, in one transaction. */
async function tellPerson(needs: AlertNeeds, claim: Claim, last: number, warn: Warn): Promise<void> {
  const { db, clock, outbox, publicUrl } = needs
  const searches = await listWaitingSearches(db, claim.ownerId, last)
  const matched = await matchAll(needs, searches, last, warn)
  await db.transaction(async tx => {
    if (!(await holdClaim(tx, claim))) return
    const news: News[] = []
    for (const { search, found } of matched)
      if ((await markSeen(tx, search, last)) && found.length > 0) news.push({ ...search, found })
    // A search that failed is tried again when the claim has ended.
    const claimedUntil = matched.length < searches.length ? claim.claimedUntil : null
    const person = news.length > 0 ? await findUser(tx, claim.ownerId) : undefined
    if (!person) return finishClaim(tx, claim.ownerId, { claimedUntil })
    const token = await insertStopLink(tx, person.id, clock())
    const letter = writeNewJudgments(person, news, {
      publicUrl,
      stop: `${publicUrl}/stop-alerts?token=${token}`,
    })
    await outbox.enqueue(tx, person, letter)
    await finishClaim(tx, person.id, { claimedUntil, mailedOn: deriveIndianDay(clock()) })
  })
}

async function matchAll(
  { db, cases }: AlertNeeds,
  searches: readonly SearchRow[],
  last: number,
  warn: Warn,
): Promise<Matched[]> {
  const oldest = Math.min(...searches.map(({ seenArrival }) => seenArrival))
  const arrivals = searches.length > 0 ? await listArrivals(db, { after: oldest, upTo: last }) : []
  const matched: Matched[] = []
  for (const search of searches) {
    const ids = arrivals.filter(({ id }) => id > search.seenArrival).map(({ caseId }) => caseId)
    try {
      matched.push({ search, found: await cases.findAmong(asQuestion(search), ids) })
    } catch (failure) {
      warn(failure)
    }
  }
  return matched
}
