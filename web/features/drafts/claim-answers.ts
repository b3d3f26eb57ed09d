/** Lets go of what was claimed. */
export type Release = () => void

/**
 * One tab holds a kept record at a time: a second tab neither offers nor overwrites what the first is writing. The lock
 * dies with its tab. Where a browser has no locks (an address without https) whoever asks gets it.
 */
export async function claimAnswers(id: string): Promise<Release | null> {
  if (!navigator.locks) return () => undefined
  return new Promise(answer => {
    navigator.locks.request(`answers:${id}`, { ifAvailable: true }, lock => {
      if (!lock) return answer(null)
      return new Promise<void>(release => answer(() => release()))
    })
  })
}
