import { queryOptions } from '@tanstack/react-query'
import { findNearestCall } from '#shared/contract/nearest.ts'
import { query } from '#web/calls.ts'

export function nearestQuery(search: string) {
  return queryOptions({ ...query(findNearestCall, { query: { search } }), staleTime: 60_000 })
}
