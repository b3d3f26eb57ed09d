import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import type { AnswerStore } from '../answer-store.ts'
import type { Place } from '../places.ts'

type Control = HTMLInputElement & HTMLTextAreaElement

/**
 * What is typed stays in the control and goes to the store; what comes from elsewhere (a draft, another tab, an undo) is
 * written into the control. React is given neither value nor default value: it would write one back at every key, and the
 * browser would have to look at the styles and the layout of the page anew.
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
