import { useRouterState } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'

/** The way to the sign-in page, and from a page that opens only after it, the way back. */
export function useSignInAddress(): string {
  return useRouterState({
    select({ location, matches }) {
      const access = matches.at(-1)?.staticData.access
      return paths.login(access === 'member' || access === 'admin' ? location.href : undefined)
    },
  })
}
