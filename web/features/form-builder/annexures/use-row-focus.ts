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

  /**
   * The bin of the next row, or of the one before; with the last row the focus goes to the heading. Who has gone on to
   * another place meanwhile, as on a slow network, stays there.
   */
  function passOn(gone: number) {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
    const at = rows.findIndex(row => row.dataset.row === String(gone))
    const { activeElement } = document
    if (activeElement !== document.body && !rows[at]?.contains(activeElement)) return
    const heir = rows[at + 1] ?? rows[at - 1]
    giveBack.current = () => {
      const bin = document.querySelector<HTMLElement>(`[data-row="${heir?.dataset.row}"] [data-bin]`)
      const next = bin ?? document.getElementById('annexures-heading')
      next?.focus()
    }
  }

  return { keep, passOn }
}
