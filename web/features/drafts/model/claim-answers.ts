/** Releases the lock. */
export type Release = () => void

/**
 * Only one tab at a time owns a kept record, so that a second tab neither offers nor overwrites what the first is
 * writing. The lock ends with its tab. Where the browser has no locks (an address without https) nothing is locked.
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
