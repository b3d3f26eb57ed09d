import { queryOptions } from '@tanstack/react-query'
import { type DraftSummary, listDraftsCall } from '#shared/contract/drafts.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'

/** The drafts page always fetches again. */
export const draftsQuery = queryOptions({ ...query(listDraftsCall), refetchOnMount: 'always' })

/** For the home page: a draft may have been saved since it was left. What the preload fetched is new enough. */
export const recentDraftsQuery = queryOptions({ ...query(listDraftsCall), staleTime: 2000 })

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
