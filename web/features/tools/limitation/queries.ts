import { queryOptions } from '@tanstack/react-query'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import { getJson, queryClient } from '#web/api.ts'

export const limitationQuery = queryOptions({
  queryKey: ['/api/law/limitation'],
  queryFn: ({ signal }) => getJson<LimitationPeriod[]>('/api/law/limitation', signal),
})

export function preloadLimitation() {
  void queryClient.prefetchQuery(limitationQuery)
}
