import { listPortalsCall } from '#shared/contract/resources.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'
import { updatesQuery } from '#web/features/updates/queries.ts'

export const portalsQuery = query(listPortalsCall)

/** Asks while the page itself is still being fetched; the home page shows the same two. */
export function preloadResources() {
  void queryClient.prefetchQuery(updatesQuery)
  void queryClient.prefetchQuery(portalsQuery)
}
