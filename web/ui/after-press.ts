let isPressed = false
let waiting: (() => void)[] = []

if (typeof window !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), true)
  for (const event of ['mouseup', 'dragend', 'blur']) addEventListener(event, release, true)
}

/**
 * Leaving a field may move what is below it. While a button is being pressed, which is what took the focus away, that
 * waits for the click: the button would move from under the pointer, and the click would be lost. A tap of a finger
 * sends the same events.
 */
export function afterPress(act: () => void) {
  if (isPressed) waiting.push(act)
  else act()
}

function release(event: Event) {
  if (event.type === 'blur' && event.target !== window) return
  isPressed = false
  const acts = waiting
  waiting = []
  // The click follows the event that ends the press.
  for (const act of acts) setTimeout(act)
}
