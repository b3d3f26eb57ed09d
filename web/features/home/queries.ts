import { queryOptions } from '@tanstack/react-query'
import { listDraftsCall } from '#shared/contract/drafts.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'

const justAsked = 2000

/** Coming back to the desk asks again, for a draft may have been saved since; what the preload brought is new enough. */
export const draftsQuery = queryOptions({
  ...query(listDraftsCall),
  staleTime: justAsked,
})

/** While the page itself is still being fetched. */
export function preloadHome() {
  void queryClient.prefetchQuery(draftsQuery)
}
