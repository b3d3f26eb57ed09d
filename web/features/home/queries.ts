import { queryOptions } from '@tanstack/react-query'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import { getJson, queryClient } from '#web/api.ts'
import { draftsUrl } from '#web/features/drafts/public.ts'
import { categoriesQuery, statsQuery } from '#web/features/forms/public.ts'
import { portalsQuery } from '#web/features/resources/public.ts'
import { updatesQuery } from '#web/features/updates/public.ts'

const justAsked = 2000

/** Coming back to the desk asks again, for a draft may have been saved since; what the preload brought is new enough. */
export const draftsQuery = queryOptions({
  queryKey: [draftsUrl],
  queryFn: ({ signal }) => getJson<DraftSummary[]>(draftsUrl, signal),
  staleTime: justAsked,
})

/** All at once, while the page itself is still being fetched. */
export function preloadHome() {
  void queryClient.prefetchQuery(statsQuery)
  void queryClient.prefetchQuery(categoriesQuery)
  void queryClient.prefetchQuery(draftsQuery)
  void queryClient.prefetchQuery(updatesQuery)
  void queryClient.prefetchQuery(portalsQuery)
}
