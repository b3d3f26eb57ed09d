import { useState } from 'react'

export type Retry = {
  isTrying: boolean
  /** When the last try failed, if one has. */
  failedAt: Date | undefined
  retry: () => void
}

/** Tries what answers whether it came, and keeps what is to be shown of it: that it tries, and that it failed again. */
export function useRetry(attempt: () => Promise<boolean>): Retry {
  const [isTrying, setIsTrying] = useState(false)
  const [failedAt, setFailedAt] = useState<Date>()

  async function retry() {
    setIsTrying(true)
    const [came] = await Promise.all([attempt(), new Promise(done => setTimeout(done, leastShown))])
    setIsTrying(false)
    setFailedAt(came ? undefined : new Date())
  }

  return { isTrying, failedAt, retry: () => void retry() }
}

/** Without a network a try fails at once, and nothing would be seen of it. */
const leastShown = 400
