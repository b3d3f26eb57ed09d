import { queryOptions } from '@tanstack/react-query'
import { listUpdatesCall } from '#shared/contract/updates.ts'
import { query } from '#web/calls.ts'

const fiveMinutes = 5 * 60 * 1000

/** News may come while the page stays open all day: who comes back later asks again. */
export const updatesQuery = queryOptions({
  ...query(listUpdatesCall, { query: { active: 'true' } }),
  staleTime: fiveMinutes,
})
