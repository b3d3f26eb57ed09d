import { useRouterState } from '@tanstack/react-router'

/** The way to the sign-in page, and from a page that opens only after it, the way back. */
export function useSignInAddress() {
  const next = useRouterState({
    select({ location, matches }) {
      const access = matches.at(-1)?.staticData.access
      return access === 'member' || access === 'admin' ? location.href : ''
    },
  })
  return { to: '/login', search: { next } } as const
}
