import { queryOptions } from '@tanstack/react-query'
import { readAnnouncementCall } from '#shared/contract/settings.ts'
import { query } from '#web/calls.ts'

const fiveMinutes = 5 * 60 * 1000

/** Also for whoever keeps a page open all day. */
export const announcementQuery = queryOptions({
  ...query(readAnnouncementCall),
  staleTime: 60 * 1000,
  refetchInterval: fiveMinutes,
  refetchOnWindowFocus: true,
})
