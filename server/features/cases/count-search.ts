import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/client.ts'
import type { Usage } from '#server/features/users/model.ts'
import { type Clock, deriveIndianDay, second } from '#server/lib/clock.ts'
import {
  type ClaimKey,
  claimSearch,
  confirmClaim,
  findClaim,
  purgeClaimsBefore,
  releaseClaim,
} from './store.ts'

export type CountNeeds = { db: Database; clock: Clock; usage: Usage }

/** Counting takes milliseconds; an older claim that was never confirmed belongs to a process that died. */
const longestCounting = 10 * second

/**
 * Does the work and counts it against the month's limit, unless the same question was counted today. Of several
 * identical searches at once, the one with the claim counts; the others wait until it is known whether the limit
 * allowed it.
 */
export async function countOnceADay<T>(
  needs: CountNeeds,
  ownerId: number,
  hash: string,
  work: () => Promise<T>,
): Promise<{ result: T; counted: boolean }> {
  const { db, clock, usage } = needs
  const key = { ownerId, day: deriveIndianDay(clock()), hash }
  await purgeClaimsBefore(db, key.day)
  const claim = await claimSearch(db, { ...key, claimedAt: clock() })
  if (claim === undefined) {
    if (!(await isCounted(needs, key))) return countOnceADay(needs, ownerId, hash, work)
    return { result: await work(), counted: false }
  }
  try {
    const result = await usage.count(ownerId, async () => {
      await confirmClaim(db, claim)
      return work()
    })
    return { result, counted: true }
  } catch (error) {
    await releaseClaim(db, claim)
    throw error
  }
}

async function isCounted({ db, clock }: CountNeeds, key: ClaimKey): Promise<boolean> {
  for (;;) {
    const claim = await findClaim(db, key)
    if (!claim) return false
    const isOver = clock().getTime() - claim.claimedAt.getTime() > longestCounting
    if (claim.counted || isOver) return true
    await sleep(20)
  }
}
