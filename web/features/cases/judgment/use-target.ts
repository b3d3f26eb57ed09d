import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The part of the page that the address names: brought into sight once it is there, and set off from the rest. */
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

/** Whoever comes back, or loads the page again, is put where they were, and not where the address once sent them. */
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
 * Paragraphs that were never in sight are taller or shorter than supposed, and letters arrive late: the place is held
 * until the page has settled, unless the reader begins to move.
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
