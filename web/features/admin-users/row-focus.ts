export const usersCountId = 'users-count'

export function menuIdOf(id: number): string {
  return `user-${id}-menu`
}

/** The button that led here; an item of a menu vanishes with the menu, so its button stands for it. */
export function findOpener(id: number): Element | null {
  const active = document.activeElement
  return active?.closest('[role=menu]') ? document.getElementById(menuIdOf(id)) : active
}

/** Back to what was pressed; else to the user's line; else, when that is gone too, to the head of the list. */
export function focusAgain(opener: Element | null, id: number) {
  if (document.querySelector('[role=dialog]')) return
  const target = opener?.isConnected ? opener : document.getElementById(menuIdOf(id))
  const place = target ?? document.getElementById(usersCountId)
  if (place instanceof HTMLElement) place.focus()
}
