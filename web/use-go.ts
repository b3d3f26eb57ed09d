import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to an address from paths.ts. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const router = useRouter()
  return useCallback((to, options) => void router.navigate({ href: to, ...options }), [router])
}
