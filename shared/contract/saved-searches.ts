import { z } from 'zod'
import { caseCategories, searchTypes } from '#shared/cases/search-choices.ts'
import { message } from '#shared/contract/account.ts'
import { defineCall } from '#shared/contract/call.ts'
import { caseFilters, caseSearchBody } from '#shared/contract/cases.ts'
import { idParams, versionNumber } from '#shared/contract/common-fields.ts'
import { oneTimeToken, requiredLine } from '#shared/contract/text.ts'

/** A person keeps at most so many searches. */
export const mostSavedSearches = 50

export const searchName = requiredLine(120, 'Give the search a name')

export const saveSearchBody = caseSearchBody.safeExtend({
  name: searchName,
  /** Whether a mail is sent when new judgments match, at most one a day for all searches of a person. */
  alert: z.boolean().default(false),
})
export type SaveSearchBody = z.input<typeof saveSearchBody>
export type SearchToSave = z.output<typeof saveSearchBody>

export const changeSearchBody = z.object({
  name: z.optional(searchName),
  alert: z.boolean().optional(),
  version: versionNumber,
})
export type ChangeSearchBody = z.infer<typeof changeSearchBody>

export const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  /** Shortened in the list; complete when one search is read. */
  query: z.string(),
  /** Whether the text in the list was shortened. */
  isCut: z.boolean(),
  searchType: z.enum(searchTypes),
  category: z.enum(caseCategories).nullable(),
  filters: caseFilters,
  alert: z.boolean(),
  /** Since when it has a feed; its address is told only once. */
  feedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type SavedSearch = z.infer<typeof savedSearch>

export const listSavedSearchesCall = defineCall('GET /api/case-law/searches', {
  access: 'user',
  answer: z.array(savedSearch),
})

export const saveSearchCall = defineCall('POST /api/case-law/searches', {
  access: 'user',
  body: saveSearchBody,
  answer: savedSearch,
  status: 201,
})

export const readSavedSearchCall = defineCall('GET /api/case-law/searches/:id', {
  access: 'user',
  params: idParams,
  answer: savedSearch,
})

export const changeSavedSearchCall = defineCall('PATCH /api/case-law/searches/:id', {
  access: 'user',
  params: idParams,
  body: changeSearchBody,
  answer: savedSearch,
})

export const deleteSavedSearchCall = defineCall('DELETE /api/case-law/searches/:id', {
  access: 'user',
  params: idParams,
})

export const restoreSavedSearchCall = defineCall('POST /api/case-law/searches/:id/restorations', {
  access: 'user',
  params: idParams,
  answer: savedSearch,
})

const stopLink = z.object({ token: oneTimeToken })

export const stopAlertsCall = defineCall('POST /api/case-law/alert-stops', {
  access: 'public',
  body: stopLink,
  answer: message,
  summary: 'Stops all alerts of the person to whom the link of a mail belongs.',
})

/** Mail programs post to the link of the mail when the user clicks "Unsubscribe" (RFC 8058). */
export const stopAlertsAtOnceCall = defineCall('POST /stop-alerts', {
  access: 'public',
  query: stopLink,
  answer: z.string(),
})
