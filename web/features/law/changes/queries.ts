import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  findCitedLawCall,
  type LawChange,
  listLawChangesCall,
  type MarkChangeBody,
  markChangeCall,
  recheckCall,
  withdrawChangeCall,
} from '#shared/contract/law-changes.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { lawNoticesQuery } from '../queries.ts'

export const lawChangesQuery = queryOptions({ ...query(listLawChangesCall), refetchOnMount: 'always' })

/** What a search may mean, with what cites it. */
export function citedLawQuery(search: string) {
  return queryOptions({
    ...query(findCitedLawCall, { query: { search } }),
    enabled: search !== '',
    staleTime: 60_000,
  })
}

export function useMarkChange() {
  return useMutation({
    mutationFn: (body: MarkChangeBody) => send(markChangeCall, { body }),
    onSuccess: keep,
  })
}

export function useWithdrawal({ id }: LawChange) {
  return useMutation({
    mutationFn: (withdrawn: boolean) => send(withdrawChangeCall, { params: { id }, body: { withdrawn } }),
    onSuccess: keep,
  })
}

export function useRecheck({ id }: LawChange) {
  return useMutation({
    mutationFn: (body: { ids: number[]; rechecked: boolean }) => send(recheckCall, { params: { id }, body }),
    onSuccess: keep,
  })
}

/** The list as the server has it now; what readers are told is asked for again. */
function keep(changed: LawChange) {
  queryClient.setQueryData(lawChangesQuery.queryKey, list =>
    list?.some(({ id }) => id === changed.id)
      ? list.map(one => (one.id === changed.id ? changed : one))
      : [changed, ...(list ?? [])],
  )
  void queryClient.invalidateQueries({ queryKey: lawNoticesQuery.queryKey })
}
