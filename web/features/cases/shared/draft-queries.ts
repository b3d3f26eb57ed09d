import { queryOptions } from '@tanstack/react-query'
import { draftsUrl, readDraft } from '#web/features/drafts/public.ts'

/** As it is now, whatever another tab has written in it meanwhile. */
export function citableDraftQuery(id: number) {
  return queryOptions({
    queryKey: [draftsUrl, 'to cite in', id],
    queryFn: () => readDraft(id),
    staleTime: 0,
    gcTime: 0,
  })
}
