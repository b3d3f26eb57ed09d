import { queryOptions } from '@tanstack/react-query'
import { listDraftsCall } from '#shared/contract/drafts.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'

const justAsked = 2000

/** Returning to the home page asks again: a draft may have been saved since. What the preload fetched is new enough. */
export const draftsQuery = queryOptions({
  ...query(listDraftsCall),
  staleTime: justAsked,
})

/** While the page itself is still being fetched. */
export function preloadHome() {
  void queryClient.prefetchQuery(draftsQuery)
}
