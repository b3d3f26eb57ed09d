import { queryOptions } from '@tanstack/react-query'
import { listLawNoticesCall } from '#shared/contract/law-changes.ts'
import {
  findHeadingsCall,
  findSectionsCall,
  listActsCall,
  readActCall,
  readSectionCall,
} from '#shared/contract/sections.ts'
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

/** Sections of every Act by the words of their headings. */
export function headingsQuery(search: string) {
  return queryOptions({
    ...query(findHeadingsCall, { query: { search } }),
    enabled: /\p{L}{3}/u.test(search),
    staleTime: 60_000,
  })
}

/** What has changed in the law: one question for all pages, asked again while a page stays open. */
export const lawNoticesQuery = queryOptions({ ...query(listLawNoticesCall), staleTime: 5 * 60_000 })
