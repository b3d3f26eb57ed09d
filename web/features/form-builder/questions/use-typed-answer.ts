import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import type { AnswerStore } from '../answer-store.ts'
import type { Place } from '../places.ts'

type Control = HTMLInputElement & HTMLTextAreaElement

/**
 * Typed text stays in the control and is copied to the store; a value from elsewhere (a draft, another
 * tab, an undo) is written into the control. React gets neither value nor default value: it would write
 * one at every keystroke, and the browser would have to recompute styles and layout.
 */
export function useTypedAnswer(store: AnswerStore, place: Place) {
  const ref = useRef<Control>(null)
  useLayoutEffect(() => {
    let last: string | undefined
    function follow() {
      const answer = store.answer(place)
      if (answer === last) return
      last = answer
      if (ref.current && ref.current.value !== answer) ref.current.value = answer
    }
    follow()
    return store.subscribeTo(place, follow)
  }, [store, place])
  return {
    ref,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      store.setAnswer(place, event.target.value),
  }
}
