import { z } from 'zod'
import { caseCategories, searchTypes } from '#shared/cases/search-choices.ts'
import { defineCall } from '#shared/contract/call.ts'
import { caseFilters } from '#shared/contract/cases.ts'
import { idParams } from '#shared/contract/common-fields.ts'

export const recentSearch = z.object({
  id: z.int(),
  /** Shortened in the list; complete when one search is read. */
  query: z.string(),
  searchType: z.enum(searchTypes),
  category: z.enum(caseCategories).nullable(),
  filters: caseFilters,
  total: z.int(),
  at: z.iso.datetime(),
})
export type RecentSearch = z.infer<typeof recentSearch>

export const listRecentSearchesCall = defineCall('GET /api/case-law/recent', {
  access: 'user',
  answer: z.array(recentSearch),
})

export const readRecentSearchCall = defineCall('GET /api/case-law/recent/:id', {
  access: 'user',
  params: idParams,
  answer: recentSearch,
})

export const removeRecentSearchCall = defineCall('DELETE /api/case-law/recent/:id', {
  access: 'user',
  params: idParams,
})

export const removeAllRecentSearchesCall = defineCall('DELETE /api/case-law/recent', {
  access: 'user',
})
