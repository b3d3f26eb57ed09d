import { queryOptions } from '@tanstack/react-query'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import { getJson, queryClient } from '#web/api.ts'

// Written out: the public file of the drafts would bring the saving of drafts into the first load of every page.
const draftsUrl = '/api/drafts'
const justAsked = 2000

/** Coming back to the desk asks again, for a draft may have been saved since; what the preload brought is new enough. */
export const draftsQuery = queryOptions({
  queryKey: [draftsUrl],
  queryFn: ({ signal }) => getJson<DraftSummary[]>(draftsUrl, signal),
  staleTime: justAsked,
})

/** While the page itself is still being fetched. */
export function preloadHome() {
  void queryClient.prefetchQuery(draftsQuery)
}
