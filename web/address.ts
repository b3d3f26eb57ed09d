import { type RegisteredRouter, type ToOptions, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

type PagePath = keyof RegisteredRouter['routesByPath']

/** A page of ours as a value, for `<Link {...address}>` and `navigate(address)`: only what routes.tsx has. */
export type Address = {
  [Path in PagePath]: ToOptions<RegisteredRouter, string, Path> & { to: Path }
}[PagePath]

/** Writes an address out, from https:// on: for text that leaves the site. */
export function useFullAddress(): (address: Address) => string {
  const router = useRouter()
  return useCallback(address => new URL(router.buildLocation(address).href, location.origin).href, [router])
}
