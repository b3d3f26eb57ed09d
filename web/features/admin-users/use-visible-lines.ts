import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Lines, pickVisibleLines } from './visible-lines.ts'

/** Follows the page as it scrolls; `lineHeight` in pixels is the same for every line. */
export function useVisibleLines(
  list: RefObject<HTMLElement | null>,
  count: number,
  lineHeight: number,
): Lines {
  const [lines, setLines] = useState<Lines>({ first: 0, end: Math.min(count, 20) })
  useLayoutEffect(() => {
    function follow() {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const next = pickVisibleLines(top, window.innerHeight, lineHeight, count)
      setLines(last => (last.first === next.first && last.end === next.end ? last : next))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [list, count, lineHeight])
  return { first: Math.min(lines.first, count), end: Math.min(lines.end, count) }
}

/** Heights are set in rem, so that they grow with the reader's own text size. */
export function remToPixels(rem: number): number {
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
