import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Moves the focus to the heading of the new page, so that a screen reader reads it and Tab starts there. */
export function useFocusOnNavigation() {
  const pathname = useRouterState({ select: state => state.resolvedLocation?.pathname })
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    const isNavigation = last.current !== undefined && pathname !== undefined && last.current !== pathname
    last.current = pathname ?? last.current
    if (isNavigation) focusHeading()
  }, [pathname])
}

function focusHeading() {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
