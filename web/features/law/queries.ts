import { listSectionPairsCall } from '#shared/contract/law.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'

export const pairsQuery = query(listSectionPairsCall)

export function preloadPairs() {
  void queryClient.prefetchQuery(pairsQuery)
}
