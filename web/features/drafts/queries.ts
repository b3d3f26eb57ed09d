import { queryOptions } from '@tanstack/react-query'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import type { FormSummary } from '#shared/contract/forms.ts'
import { getJson, queryClient } from '#web/api.ts'
import { draftsUrl } from './calls.ts'

/** The drafts page is where one looks what there is: it always asks again. */
export const draftsQuery = queryOptions({
  queryKey: [draftsUrl],
  queryFn: ({ signal }) => getJson<DraftSummary[]>(draftsUrl, signal),
  refetchOnMount: 'always',
})

export const formTitlesQuery = queryOptions({
  queryKey: ['/api/forms'],
  queryFn: ({ signal }) => getJson<FormSummary[]>('/api/forms', signal),
  select: (forms: FormSummary[]) => new Map(forms.map(form => [form.id, form.title])),
})

/** Shows at once what the server has just answered. */
export function putDraft(draft: DraftSummary) {
  changeList(list => [draft, ...list.filter(({ id }) => id !== draft.id)])
}

export function replaceDraft(draft: DraftSummary) {
  changeList(list => list.map(other => (other.id === draft.id ? draft : other)))
}

export function removeDraft(id: number) {
  changeList(list => list.filter(draft => draft.id !== id))
}

function changeList(change: (list: DraftSummary[]) => DraftSummary[]) {
  queryClient.setQueryData(draftsQuery.queryKey, list => change(list ?? []))
}
