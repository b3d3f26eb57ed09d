import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '#shared/contract/resources.ts'
import { getJson, queryClient } from '#web/api.ts'
import { updatesQuery } from '#web/features/updates/queries.ts'
import { readToken } from '#web/storage.ts'

export const portalsQuery = queryOptions({
  queryKey: ['/api/portals'],
  queryFn: ({ signal }) => getJson<Portal[]>('/api/portals', signal),
})

/** Asks while the page itself is still being fetched; the home page shows the same two. */
export function preloadResources() {
  if (!readToken()) return
  void queryClient.prefetchQuery(updatesQuery)
  void queryClient.prefetchQuery(portalsQuery)
}
