import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { idParams, languageCode, rowId, versionNumber } from '#shared/contract/common-fields.ts'
import { answerLimits } from '#shared/contract/forms.ts'
import { typedLine } from '#shared/contract/text.ts'

const answer = z
  .string()
  .max(answerLimits.characters, `At most ${answerLimits.characters.toLocaleString('en-IN')} characters`)
const fieldName = z.string().max(100)
const items = z
  .array(z.record(fieldName, answer))
  .max(answerLimits.items, `At most ${answerLimits.items} entries`)

/**
 * Each question has one text; a repeat group has a list of such sets. The names are checked against the
 * form later.
 */
export const draftValues = z.record(fieldName, z.union([answer, items]))

const title = typedLine(200).check(z.minLength(1, 'A title is required'))
const version = versionNumber

export const createDraftBody = z.object({
  /** Chosen by the browser: if the same key is sent twice, only one draft is created. */
  key: z.uuid(),
  formId: rowId,
  title: z.optional(title),
  language: languageCode,
  values: draftValues,
})
export type CreateDraftBody = z.infer<typeof createDraftBody>

/**
 * `values` has only the changed answers: an empty text clears an answer, and an absent one stays as it
 * is.
 */
export const updateDraftBody = z.object({
  title: z.optional(title),
  language: languageCode.optional(),
  values: draftValues.optional(),
  version,
})
export type UpdateDraftBody = z.infer<typeof updateDraftBody>

export const draftSummary = z.object({
  id: z.number().int(),
  formId: z.number().int(),
  title: z.string(),
  language: languageCode,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version,
})
export type DraftSummary = z.infer<typeof draftSummary>

export const draftView = draftSummary.extend({ values: draftValues })
export type DraftView = z.infer<typeof draftView>

export const listDraftsCall = defineCall('GET /api/drafts', {
  access: 'user',
  answer: z.array(draftSummary),
})

export const createDraftCall = defineCall('POST /api/drafts', {
  access: 'user',
  body: createDraftBody,
  answer: draftView,
  status: 201,
})

export const readDraftCall = defineCall('GET /api/drafts/:id', {
  access: 'user',
  params: idParams,
  answer: draftView,
})

export const changeDraftCall = defineCall('PATCH /api/drafts/:id', {
  access: 'user',
  params: idParams,
  body: updateDraftBody,
  answer: draftView,
})

export const deleteDraftCall = defineCall('DELETE /api/drafts/:id', {
  access: 'user',
  params: idParams,
})

export const restoreDraftCall = defineCall('POST /api/drafts/:id/restorations', {
  access: 'user',
  params: idParams,
  answer: draftView,
  status: 201,
})

export const copyDraftCall = defineCall('POST /api/drafts/:id/copies', {
  access: 'user',
  params: idParams,
  answer: draftView,
  status: 201,
})
