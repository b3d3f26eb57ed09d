import { firstMark } from '#shared/annexures.ts'
import type { FormView } from '#shared/contract/forms.ts'
import { isMark, markKey } from '#shared/templates/annexures/names.ts'
import type { AnswerStore } from '../answer-store.ts'
import { useAnswer, useDocumentLanguage } from '../builder-context.ts'

/** How annexures are marked, saved with the answers; only a valid mark is saved. */
export function useMark(form: FormView, store: AnswerStore) {
  const language = useDocumentLanguage(store)
  const chosen = useAnswer(store, { name: markKey })
  return {
    mark: isMark(chosen) ? chosen : (form.annexures?.mark[language] ?? firstMark[language]),
    keepMark: (mark: string) => store.setAnswer({ name: markKey }, mark),
  }
}
