import { queryOptions } from '@tanstack/react-query'
import type { SectionPair } from '#shared/contract/law.ts'
import { getJson, queryClient } from '#web/api.ts'

export const pairsQuery = queryOptions({
  queryKey: ['/api/law/sections'],
  queryFn: ({ signal }) => getJson<SectionPair[]>('/api/law/sections', signal),
})

export function preloadPairs() {
  void queryClient.prefetchQuery(pairsQuery)
}
