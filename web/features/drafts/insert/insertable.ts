import { queryOptions } from '@tanstack/react-query'
import { readDraftCall } from '#shared/contract/drafts.ts'
import type { Language } from '#shared/languages.ts'
import { send } from '#web/calls.ts'

/** A sentence that can be put into a draft: a citation, a computation. */
export type Insertable = {
  /** What is done: 'Cite in a draft'. */
  title: string
  /** Of what: the name of the judgment, of the period. */
  subject: string
  /** The forms it can take, if there are several, and what they are forms of. */
  choices: readonly { value: string; label: string }[]
  choiceLabel: string
  /** Names of questions where it belongs before the usual ones. */
  likely?: readonly RegExp[]
  write: (choice: string, language: Language) => string
}

/** As it is now, whatever another tab has written in it meanwhile. */
export function draftToFillQuery(id: number) {
  return queryOptions({
    queryKey: ['draft to fill', id],
    queryFn: () => send(readDraftCall, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })
}
