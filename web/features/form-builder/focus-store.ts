import type { CountedPlace } from './places.ts'

/** The question being answered. The document highlights its places without rendering again. */
export type FocusStore = ReturnType<typeof createFocusStore>

export function createFocusStore() {
  let place: CountedPlace | undefined
  const listeners = new Set<() => void>()
  return {
    read: () => place,
    set(next: CountedPlace | undefined) {
      place = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
