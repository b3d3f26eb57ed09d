import { queryOptions } from '@tanstack/react-query'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import { getJson } from '#web/api.ts'
import { draftsUrl, readDraft } from '#web/features/drafts/public.ts'

/** Newest first. Drafts change in other tabs: they are asked for each time the dialog is opened. */
export const citableDraftsQuery = queryOptions({
  queryKey: [draftsUrl],
  queryFn: ({ signal }) => getJson<DraftSummary[]>(draftsUrl, signal),
  refetchOnMount: 'always',
})

export function citableDraftQuery(id: number) {
  return queryOptions({
    queryKey: [draftsUrl, 'to cite in', id],
    queryFn: () => readDraft(id),
    staleTime: 0,
    gcTime: 0,
  })
}
