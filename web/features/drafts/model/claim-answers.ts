/** Lets go of what was claimed. */
export type Release = () => void

/**
 * One tab holds a kept record at a time: a second tab neither offers nor overwrites what the first is writing. The lock
 * dies with its tab. Where a browser has no locks (an address without https) nothing is ever claimed.
 */
export async function claimAnswers(id: string): Promise<Release | null> {
  if (!navigator.locks) return null
  return new Promise(answer => {
    navigator.locks.request(lockName(id), { ifAvailable: true }, lock => {
      if (!lock) return answer(null)
      return new Promise<void>(release => answer(() => release()))
    })
  })
}

export async function isClaimed(id: string): Promise<boolean> {
  const locks = await navigator.locks?.query()
  return locks?.held?.some(lock => lock.name === lockName(id)) ?? false
}

function lockName(id: string): string {
  return `answers:${id}`
}
