import { listLimitationPeriodsCall } from '#shared/contract/law.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'

export const limitationQuery = query(listLimitationPeriodsCall)

export function preloadLimitation() {
  void queryClient.prefetchQuery(limitationQuery)
}
