import { useRouterState } from '@tanstack/react-router'
/**
 * An address of this site out of text that anyone may have put into a link, or undefined. Browsers read more as
 * "elsewhere" than a look at the text shows (`//evil`, `/\evil`, a tab inside, `/.//evil`), so the browser's own
 * reading decides, and what it read is what is given back.
 */
export function parseOwnAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > longest) return undefined
  const read = parse(text)
  if (!read || read.origin !== ours) return undefined
  const address = `${read.pathname}${read.search}${read.hash}`
  return parse(address)?.origin === ours ? address : undefined
}

const ours = 'http://munshi.invalid'
const longest = 2000

function parse(text: string): URL | undefined {
  return URL.canParse(text, ours) ? new URL(text, ours) : undefined
}

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
