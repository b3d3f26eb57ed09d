import { queryOptions } from '@tanstack/react-query'
import { readDraftCall } from '#shared/contract/drafts.ts'
import { send } from '#web/calls.ts'

/** As it is now, whatever another tab has written in it meanwhile. */
export function draftToFillQuery(id: number) {
  return queryOptions({
    queryKey: ['draft to fill', id],
    queryFn: () => send(readDraftCall, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })
}
