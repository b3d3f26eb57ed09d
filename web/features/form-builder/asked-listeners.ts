import type { FormView } from '#shared/contract/forms.ts'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { sameParts } from '#shared/templates/same-parts.ts'
import type { AnswerStore } from './answer-store.ts'

/**
 * Calls listeners when the answers change which questions are asked, or items come, go or move. Every step
 * and every item listens, and few keystrokes change anything of that, so it is looked at once for all.
 */
export function createAskedListeners(form: FormView, store: AnswerStore) {
  const listeners = new Set<() => void>()
  const repeats = form.groups.filter(({ repeat }) => repeat).map(({ id }) => id)
  const read = () => [readAsked(form, store.values()), ...repeats.map(store.itemIds)]
  let known: readonly unknown[] = []
  let stop: (() => void) | undefined

  function look() {
    const now = read()
    if (sameParts(known, now)) return
    known = now
    for (const listener of listeners) listener()
  }

  return (listener: () => void) => {
    if (!stop) {
      known = read()
      stop = store.subscribe(look)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stop?.()
      stop = undefined
    }
  }
}
