import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to an address from paths.ts. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const router = useRouter()
  return useCallback((to, options) => void router.navigate({ href: to, ...options }), [router])
}

/** Goes there after a moment, long enough to read what happened; the page is fetched meanwhile. */
export function useGoSoon(): (to: string, delay: number, options?: { replace?: boolean }) => void {
  const router = useRouter()
  return useCallback(
    (to, delay, options) => {
      const { pathname } = new URL(to, window.location.origin)
      router.preloadRoute({ to: pathname }).catch(() => undefined) // a failed fetch shows on going there
      setTimeout(() => router.navigate({ href: to, ...options }), delay)
    },
    [router],
  )
}
