import type { AnswerStore } from './answer-store.ts'
import { type CountedPlace, controlId } from './places.ts'
import { groupHeadingId } from './questions/QuestionGroup.tsx'

/** Puts the cursor into a question, in the middle of the screen. */
export function goToQuestion(store: AnswerStore, { name, group, index }: CountedPlace) {
  const item = group === undefined || index === undefined ? undefined : store.itemIds(group)[index]
  const control = document.getElementById(controlId({ name, item }))
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

/** The question that a control asks. */
export function readPlace(target: EventTarget, store: AnswerStore): CountedPlace | undefined {
  if (!(target instanceof HTMLElement) || target.dataset.name === undefined) return undefined
  const { name, group, item } = target.dataset
  if (group === undefined || item === undefined) return { name }
  return { name, group, index: store.itemIds(group).indexOf(item) }
}

/** Brings a step to the top and puts the focus on its heading, so that the next Tab is its first question. */
export function goToStep(id: string) {
  const heading = document.getElementById(groupHeadingId(id))
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
