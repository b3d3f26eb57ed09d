import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls to the part that the address names once it is rendered, and highlights it. */
export function useTarget() {
  const hash = useRouterState({ select: state => state.location.hash })
  const entry = useRouterState({ select: state => state.location.state.__TSR_key })
  useEffect(() => {
    const target = hash ? document.getElementById(hash) : null
    if (!target) return
    target.dataset.target = ''
    const stop = isReturn(entry) ? undefined : holdInSight(target, 'start')
    return () => {
      stop?.()
      delete target.dataset.target
    }
  }, [hash, entry])
}

const seen = new Set<string | undefined>()

/** On going back or reloading, the scroll position is restored instead of scrolling to the target again. */
function isReturn(entry: string | undefined): boolean {
  const isReload = seen.size === 0 && performance.getEntriesByType('navigation').some(isNotByLink)
  const isKnown = seen.has(entry)
  seen.add(entry)
  return isReload || isKnown
}

function isNotByLink(entry: PerformanceEntry): boolean {
  return 'type' in entry && entry.type !== 'navigate'
}

const patience = 1500
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Paragraphs outside the view have estimated heights, and fonts load late: the position is corrected until the layout
 * has settled or the reader scrolls.
 */
export function holdInSight(target: Element, block: ScrollLogicalPosition): () => void {
  const end = performance.now() + patience
  let frame = 0
  hold()
  for (const move of moves) window.addEventListener(move, stop, { passive: true })

  function hold() {
    target.scrollIntoView({ block })
    if (performance.now() < end) frame = requestAnimationFrame(hold)
    else stop()
  }
  function stop() {
    cancelAnimationFrame(frame)
    for (const move of moves) window.removeEventListener(move, stop)
  }
  return stop
}
