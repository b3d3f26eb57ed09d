import { queryOptions } from '@tanstack/react-query'
import { listUpdatesCall } from '#shared/contract/updates.ts'
import { query } from '#web/calls.ts'

const fiveMinutes = 5 * 60 * 1000

/** Fetched again after five minutes, because updates may be published while the page stays open. */
export const updatesQuery = queryOptions({
  ...query(listUpdatesCall, { query: { active: 'true' } }),
  staleTime: fiveMinutes,
})
