import { type RefObject, useEffect, useRef } from 'react'

/** After a search, scrolls to the outcome if it is above the screen or in its lower part. */
export function useScrollToOutcome(outcome: RefObject<HTMLElement | null>, isAnalysing: boolean) {
  const wasOpened = useRef(false)
  useEffect(() => {
    const isFirst = !wasOpened.current
    wasOpened.current = true
    // A page opened with a search in its address stays at the top.
    if (!isAnalysing || isFirst) return
    const top = outcome.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight * 0.6) outcome.current?.scrollIntoView({ block: 'start' })
  }, [outcome, isAnalysing])
}
