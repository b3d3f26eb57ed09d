import { queryOptions } from '@tanstack/react-query'
import { type AdminUpdateView, listAllUpdatesCall, readUpdateHistoryCall } from '#shared/contract/updates.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'
import { updatesQuery } from '#web/features/updates/queries.ts'

export const adminUpdatesQuery = queryOptions({ ...query(listAllUpdatesCall), refetchOnMount: 'always' })

export function updateHistoryQuery(id: number) {
  return queryOptions({ ...query(readUpdateHistoryCall, { params: { id } }), staleTime: 0, gcTime: 0 })
}

/** After a change the administrator's list is set from the answer, and everybody's list is fetched again. */
export async function changeUpdates(change: (updates: AdminUpdateView[]) => AdminUpdateView[]) {
  await queryClient.cancelQueries({ queryKey: adminUpdatesQuery.queryKey })
  queryClient.setQueryData(adminUpdatesQuery.queryKey, updates => updates && change(updates))
  void queryClient.invalidateQueries({ queryKey: updatesQuery.queryKey })
}

export function reloadUpdates() {
  void queryClient.invalidateQueries({ queryKey: adminUpdatesQuery.queryKey })
}
