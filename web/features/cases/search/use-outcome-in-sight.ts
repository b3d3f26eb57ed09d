import { type RefObject, useEffect, useRef } from 'react'

/** Whoever has searched is taken to what comes of it: below a box that fills the page, or above where a folded one was. */
export function useOutcomeInSight(outcome: RefObject<HTMLElement | null>, isAnalysing: boolean) {
  const wasOpened = useRef(false)
  useEffect(() => {
    const isFirst = !wasOpened.current
    wasOpened.current = true
    // A page that opens with a search stays at its head.
    if (!isAnalysing || isFirst) return
    const top = outcome.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight * 0.6) outcome.current?.scrollIntoView({ block: 'start' })
  }, [outcome, isAnalysing])
}
