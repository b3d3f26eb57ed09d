import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { caseReference } from '#shared/contract/cases.ts'
import { versionNumber } from '#shared/contract/common-fields.ts'
import { typedText } from '#shared/contract/text.ts'

export const saveCaseBody = z.object({
  note: z.optional(typedText(5000, 'Write a note')),
  version: versionNumber.optional(),
})
export type SaveCaseBody = z.infer<typeof saveCaseBody>

export const savedCase = z.object({
  case: caseReference,
  note: z.string(),
  savedAt: z.iso.datetime(),
  version: z.int(),
})
export type SavedCase = z.infer<typeof savedCase>

export const exportQuerystring = z.object({ format: z.enum(['docx', 'csv']) })

const caseIdParams = z.object({ caseId: z.string().max(200) })

export const listSavedCasesCall = defineCall('GET /api/case-law/saved', {
  access: 'user',
  answer: z.array(savedCase),
})

export const exportSavedCasesCall = defineCall('GET /api/case-law/saved/export', {
  access: 'user',
  query: exportQuerystring,
  answer: 'file',
})

export const saveCaseCall = defineCall('PUT /api/case-law/saved/:caseId', {
  access: 'user',
  params: caseIdParams,
  body: saveCaseBody,
  answer: savedCase,
})

export const unsaveCaseCall = defineCall('DELETE /api/case-law/saved/:caseId', {
  access: 'user',
  params: caseIdParams,
})
