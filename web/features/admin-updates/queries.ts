import { queryOptions } from '@tanstack/react-query'
import type { AuditEntry } from '#shared/contract/admin-users.ts'
import type { AdminUpdateView } from '#shared/contract/updates.ts'
import { getJson, queryClient } from '#web/api.ts'
import { updatesQuery } from '#web/features/updates/queries.ts'

export const adminUpdatesUrl = '/api/admin/updates'

export const adminUpdatesQuery = queryOptions({
  queryKey: [adminUpdatesUrl],
  queryFn: ({ signal }) => getJson<AdminUpdateView[]>(adminUpdatesUrl, signal),
  refetchOnMount: 'always',
})

export function updateHistoryQuery(id: number) {
  const url = `${adminUpdatesUrl}/${id}/history`
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => getJson<AuditEntry[]>(url, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

/** After any change: the administrator's list is known, and what everybody reads is asked for again. */
export async function keepUpdates(change: (updates: AdminUpdateView[]) => AdminUpdateView[]) {
  await queryClient.cancelQueries({ queryKey: adminUpdatesQuery.queryKey })
  queryClient.setQueryData(adminUpdatesQuery.queryKey, updates => updates && change(updates))
  void queryClient.invalidateQueries({ queryKey: updatesQuery.queryKey })
}

export function reloadUpdates() {
  void queryClient.invalidateQueries({ queryKey: adminUpdatesQuery.queryKey })
}
