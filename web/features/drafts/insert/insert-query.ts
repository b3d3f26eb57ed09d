import { queryOptions } from '@tanstack/react-query'
import { draftsUrl, readDraft } from '../calls.ts'

/** As it is now, whatever another tab has written in it meanwhile. */
export function draftToFillQuery(id: number) {
  return queryOptions({
    queryKey: [draftsUrl, 'to fill', id],
    queryFn: () => readDraft(id),
    staleTime: 0,
    gcTime: 0,
  })
}
