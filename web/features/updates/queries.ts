import { queryOptions } from '@tanstack/react-query'
import type { AdminUpdateView, UpdateView } from '#shared/contract/updates.ts'
import { getJson, queryClient } from '#web/api.ts'

const updatesUrl = '/api/updates?active=true'
export const adminUpdatesUrl = '/api/admin/updates'

const fiveMinutes = 5 * 60 * 1000

/** News may come while the page stays open all day: who comes back later asks again. */
export const updatesQuery = queryOptions({
  queryKey: [updatesUrl],
  queryFn: ({ signal }) => getJson<UpdateView[]>(updatesUrl, signal),
  staleTime: fiveMinutes,
})

export const adminUpdatesQuery = queryOptions({
  queryKey: [adminUpdatesUrl],
  queryFn: ({ signal }) => getJson<AdminUpdateView[]>(adminUpdatesUrl, signal),
  refetchOnMount: 'always',
})

/** After any change: the administrator's list is known, and what everybody reads is asked for again. */
export async function keepUpdates(change: (updates: AdminUpdateView[]) => AdminUpdateView[]) {
  await queryClient.cancelQueries({ queryKey: adminUpdatesQuery.queryKey })
  queryClient.setQueryData(adminUpdatesQuery.queryKey, updates => updates && change(updates))
  void queryClient.invalidateQueries({ queryKey: updatesQuery.queryKey })
}

export function reloadUpdates() {
  void queryClient.invalidateQueries({ queryKey: adminUpdatesQuery.queryKey })
}
