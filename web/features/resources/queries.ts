import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '#shared/contract/resources.ts'
import { getJson, queryClient } from '#web/api.ts'
import { updatesQuery } from '#web/features/updates/queries.ts'

export const portalsQuery = queryOptions({
  queryKey: ['/api/portals'],
  queryFn: ({ signal }) => getJson<Portal[]>('/api/portals', signal),
})

/** Asks while the page itself is still being fetched; the home page shows the same two. */
export function preloadResources() {
  void queryClient.prefetchQuery(updatesQuery)
  void queryClient.prefetchQuery(portalsQuery)
}
