import { queryOptions } from '@tanstack/react-query'
import { findSectionsCall, listActsCall, readActCall, readSectionCall } from '#shared/contract/sections.ts'
import { query } from '#web/calls.ts'

export const actsQuery = query(listActsCall)

export function actQuery(act: string) {
  return query(readActCall, { params: { act } })
}

export function sectionQuery(act: string, section: string) {
  return query(readSectionCall, { params: { act, section } })
}

/** The sections that a search names. */
export function foundSectionsQuery(search: string) {
  return queryOptions({
    ...query(findSectionsCall, { query: { search } }),
    enabled: /[\d०-९]/.test(search),
    staleTime: 60_000,
  })
}
