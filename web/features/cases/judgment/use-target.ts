import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The part of the page that the address names: brought into sight once it is there, and set off from the rest. */
export function useTarget() {
  const hash = useRouterState({ select: state => state.location.hash })
  useEffect(() => {
    const target = hash ? document.getElementById(hash) : null
    if (!target) return
    target.scrollIntoView({ block: 'start' })
    target.dataset.target = ''
    return () => {
      delete target.dataset.target
    }
  }, [hash])
}
