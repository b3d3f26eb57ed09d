export const usersCountId = 'users-count'

export function menuIdOf(id: number): string {
  return `user-${id}-menu`
}

/** The element that opened a dialog. A menu item disappears with its menu, so the menu's button stands for it. */
export function findOpener(id: number): Element | null {
  const active = document.activeElement
  return active?.closest('[role=menu]') ? document.getElementById(menuIdOf(id)) : active
}

/**
 * Focuses the element that was pressed; if it is gone, the menu of the user; if that is gone too, the head of the list.
 */
export function focusAgain(opener: Element | null, id: number) {
  if (document.querySelector('[role=dialog]')) return
  const target = opener?.isConnected ? opener : document.getElementById(menuIdOf(id))
  const place = target ?? document.getElementById(usersCountId)
  if (place instanceof HTMLElement) place.focus()
}
