import { queryOptions } from '@tanstack/react-query'
import { readDraftCall } from '#shared/contract/drafts.ts'
import type { Language } from '#shared/languages.ts'
import { send } from '#web/calls.ts'

/** A sentence that can be put into a draft: a citation, a computation. */
export type Insertable = {
  /** The title of the dialog: 'Cite in a draft'. */
  title: string
  /** The judgment or period that the sentence is about. */
  subject: string
  /** The forms of the sentence, if there are several, and the label of the choice. */
  choices: readonly { value: string; label: string }[]
  choiceLabel: string
  /** Names of questions to prefer to the usual ones. */
  likely?: readonly RegExp[]
  write: (choice: string, language: Language) => string
}

/** Always fetched, because another tab may have changed it. */
export function draftToFillQuery(id: number) {
  return queryOptions({
    queryKey: ['draft to fill', id],
    queryFn: () => send(readDraftCall, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })
}
