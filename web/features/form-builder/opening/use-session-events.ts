import { useEffect } from 'react'
import type { DraftSession } from '#web/features/drafts/model/draft-session.ts'

/** The network comes back; one comes back to the tab; the page is about to go. */
export function useSessionEvents(session: DraftSession | undefined) {
  useEffect(() => {
    if (!session) return
    function lookAround() {
      if (document.visibilityState === 'hidden') session?.keepNow()
      else session?.refresh()
    }
    window.addEventListener('online', session.goOnline)
    window.addEventListener('focus', lookAround)
    window.addEventListener('pagehide', session.keepNow)
    document.addEventListener('visibilitychange', lookAround)
    return () => {
      window.removeEventListener('online', session.goOnline)
      window.removeEventListener('focus', lookAround)
      window.removeEventListener('pagehide', session.keepNow)
      document.removeEventListener('visibilitychange', lookAround)
    }
  }, [session])
}
