import { useLayoutEffect, useRef } from 'react'

/**
 * A row that moves or goes takes the focus with it. Here it is given back once the rows stand in their new order: to the
 * button that was pressed, which stays at its place on the screen, or to the same button of another row.
 */
export function useRowFocus(order: readonly number[]) {
  const giveBack = useRef<() => void>(undefined)
  const rows = order.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows stand anew
  useLayoutEffect(() => {
    giveBack.current?.()
    giveBack.current = undefined
  }, [rows])

  function keep() {
    const pressed = document.activeElement
    if (!(pressed instanceof HTMLElement) || !pressed.closest('[data-row]')) return
    const before = pressed.getBoundingClientRect().top
    giveBack.current = () => {
      pressed.focus({ preventScroll: true })
      window.scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' })
    }
  }

  /** The bin of the next row, or of the one before; with the last row the focus goes to the heading. */
  function passOn(gone: number) {
    const at = order.indexOf(gone)
    const heir = order[at + 1] ?? order[at - 1]
    giveBack.current = () => {
      const bin = document.querySelector<HTMLElement>(`[data-row="${heir}"] [data-bin]`)
      const next = bin ?? document.getElementById('annexures-heading')
      next?.focus()
    }
  }

  return { keep, passOn }
}
