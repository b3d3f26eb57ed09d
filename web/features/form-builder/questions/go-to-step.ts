import { groupHeadingId } from './QuestionGroup.tsx'

/** Brings a step to the top and puts the focus on its heading, so that the next Tab is its first question. */
export function goToStep(id: string) {
  const heading = document.getElementById(groupHeadingId(id))
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
