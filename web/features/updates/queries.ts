import { queryOptions } from '@tanstack/react-query'
import type { UpdateView } from '#shared/contract/updates.ts'
import { getJson } from '#web/api.ts'

const updatesUrl = '/api/updates?active=true'
const fiveMinutes = 5 * 60 * 1000

/** News may come while the page stays open all day: who comes back later asks again. */
export const updatesQuery = queryOptions({
  queryKey: [updatesUrl],
  queryFn: ({ signal }) => getJson<UpdateView[]>(updatesUrl, signal),
  staleTime: fiveMinutes,
})
