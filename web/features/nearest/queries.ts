import { queryOptions } from '@tanstack/react-query'
import type { NearestAnswer } from '#shared/contract/nearest.ts'
import { getJson } from '#web/api.ts'

export function nearestQuery(search: string) {
  const url = `/api/nearest?${new URLSearchParams({ search })}`
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => getJson<NearestAnswer>(url, signal),
    staleTime: 60_000,
  })
}
