/** Longer than between two keys, in milliseconds. */
const rest = 400

/** Listeners that are called once when nothing has happened for a while. */
export function createRestListeners() {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function tell() {
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    wait() {
      clearTimeout(timer)
      if (listeners.size > 0) timer = setTimeout(tell, rest)
    },
  }
}
