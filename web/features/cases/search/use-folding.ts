import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Asked, isSameSearch } from '../queries.ts'

/**
 * Whether the box is folded on a narrow screen: from a search until 'Edit search' is pressed. `opened` is the search it
 * was pressed for, so that the next one folds the box again.
 */
export function useFolding(asked: Asked | null, hasFailed: boolean, field: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<Asked | null>(null)
  const isFolded = asked !== null && !hasFailed && !isSameSearch(asked, opened)
  const button = useRef<HTMLButtonElement>(null)
  const wasFolded = useRef(isFolded)
  // The focus was in the box, which is hidden now; where nothing was folded these elements do not take it.
  useLayoutEffect(() => {
    if (wasFolded.current === isFolded) return
    wasFolded.current = isFolded
    if (isFolded && !isVisible(field.current)) button.current?.focus({ preventScroll: true })
    if (!isFolded && opened) field.current?.focus()
  }, [isFolded, opened, field])
  return { isFolded, button, open: () => setOpened(asked), fold: () => setOpened(null) }
}

function isVisible(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0
}
