import { useEffect } from 'react'
import type { AnswerStore } from './answer-store.ts'
import { type CountedPlace, controlId, groupHeadingId } from './places.ts'

/** Focuses a question and scrolls it to the middle of the screen. */
export function goToQuestion(store: AnswerStore, { name, group, index }: CountedPlace) {
  const item = group === undefined || index === undefined ? undefined : store.itemIds(group)[index]
  goToControl(controlId({ name, item }))
}

/** The address may name a question: /form-builder/2002#question-grounds. */
export function useQuestionOfAddress() {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id.startsWith('question-')) goToControl(id)
  }, [])
}

function goToControl(id: string) {
  const control = document.getElementById(id)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

/** The question to which a control belongs. */
export function readPlace(target: EventTarget, store: AnswerStore): CountedPlace | undefined {
  if (!(target instanceof HTMLElement) || target.dataset.name === undefined) return undefined
  const { name, group, item } = target.dataset
  if (group === undefined || item === undefined) return { name }
  return { name, group, index: store.itemIds(group).indexOf(item) }
}

/** Scrolls a step to the top and focuses its heading, so that the next Tab goes to its first question. */
export function goToStep(id: string) {
  const heading = document.getElementById(groupHeadingId(id))
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
