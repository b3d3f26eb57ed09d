import type { FormView } from '#shared/contract/forms.ts'
import { electronicCertificate as certificate } from '#shared/templates/annexures/names.ts'
import { choiceKey, createChoiceReader } from '#shared/templates/papers/choice.ts'
import { createPaperLister } from '#shared/templates/papers/list-papers.ts'
import type { AnswerStore } from '../answer-store.ts'

export type Joined =
  | { is: 'in the set already' }
  | { is: 'joined'; titles: FormView['titles']; undo: () => void }
  /** The form knows no such paper; there is a form of its own for it. */
  | { is: 'wanting' }

/** Takes the certificate into the set when a document is said to be electronic. */
export function joinCertificate(form: FormView, store: AnswerStore): Joined {
  const paper = form.papers?.list.find(({ id }) => id === certificate)
  if (!paper) return { is: 'wanting' }
  const values = store.values()
  const papers = createPaperLister(form)(values, createChoiceReader()(values))
  if (papers.some(one => one.paper.id === certificate && one.standing === 'in the set'))
    return { is: 'in the set already' }
  const choice = { name: choiceKey(certificate) }
  const before = store.answer(choice)
  store.setAnswer(choice, 'taken in')
  return { is: 'joined', titles: paper.titles, undo: () => store.setAnswer(choice, before) }
}
