import { z } from 'zod'
import { annexureLimits, annexureTurns, markPattern } from '#shared/annexures.ts'
import { defineCall } from '#shared/contract/call.ts'
import { idParams, rowId, versionNumber } from '#shared/contract/common-fields.ts'
import { documentBody } from '#shared/contract/forms.ts'
import { requiredLine, typedLine } from '#shared/contract/text.ts'

const title = requiredLine(200, 'A title is required')
/** One turn for the whole file, or one for each page, in degrees clockwise. */
const turns = z.array(z.literal(annexureTurns)).min(1).max(annexureLimits.pagesOfFile)
/** The entry in the list of documents of which this file is the copy. */
const entry = typedLine(100)
const writtenOn = z.iso.date().nullable()

export const annexureView = z.object({
  id: z.number().int(),
  title: z.string(),
  writtenOn,
  electronic: z.boolean(),
  entry: z.string(),
  turns,
  kind: z.enum(['pdf', 'jpeg', 'png']),
  pages: z.number().int(),
  bytes: z.number().int(),
  /** Whether a set that includes this file can still be PDF/A. */
  archival: z.boolean(),
  version: versionNumber,
})
export type AnnexureView = z.infer<typeof annexureView>

export const annexureList = z.object({
  annexures: z.array(annexureView),
  /** Space used by this person's files in all drafts, including deleted drafts until they are removed. */
  usedBytes: z.number().int(),
})
export type AnnexureList = z.infer<typeof annexureList>

const addQuery = z.object({
  /**
   * Chosen by the browser. If the connection breaks and the file is sent again, the same key means the
   * same annexure.
   */
  key: z.uuid(),
  title,
  entry: z.optional(entry),
})

export const changeAnnexureBody = z.object({
  version: versionNumber,
  title: z.optional(title),
  writtenOn: writtenOn.optional(),
  electronic: z.boolean().optional(),
  entry: z.optional(entry),
  turns: turns.optional(),
})
export type ChangeAnnexureBody = z.infer<typeof changeAnnexureBody>

export const boundSetBody = documentBody.omit({ format: true }).extend({
  /** How this court marks annexures: {n} becomes the number, {A} the letter. */
  mark: typedLine(60).check(z.regex(markPattern)),
  /** In MB. For courts that accept no larger file, the set is split into volumes. */
  volumeLimit: z.number().min(1).max(200).optional(),
})
export type BoundSetBody = z.infer<typeof boundSetBody>

export const listAnnexuresCall = defineCall('GET /api/drafts/:id/annexures', {
  access: 'user',
  params: idParams,
  answer: annexureList,
})

export const addAnnexureCall = defineCall('POST /api/drafts/:id/annexures', {
  access: 'user',
  params: idParams,
  query: addQuery,
  answer: annexureView,
  status: 201,
  summary: 'The body is the file: a PDF, JPEG or PNG',
})

export const orderAnnexuresCall = defineCall('PUT /api/drafts/:id/annexures/order', {
  access: 'user',
  params: idParams,
  body: z.object({ ids: z.array(rowId).max(annexureLimits.files) }),
  answer: annexureList,
})

export const bindAnnexuresCall = defineCall('POST /api/drafts/:id/bound-sets', {
  access: 'user',
  params: idParams,
  body: boundSetBody,
  answer: 'file',
  summary: 'The papers with the annexures bound in: one PDF, or a zip of volumes',
})

export const changeAnnexureCall = defineCall('PATCH /api/annexures/:id', {
  access: 'user',
  params: idParams,
  body: changeAnnexureBody,
  answer: annexureView,
})

export const deleteAnnexureCall = defineCall('DELETE /api/annexures/:id', {
  access: 'user',
  params: idParams,
})

export const restoreAnnexureCall = defineCall('POST /api/annexures/:id/restorations', {
  access: 'user',
  params: idParams,
  answer: annexureView,
  status: 201,
})

export const readAnnexureFileCall = defineCall('GET /api/annexures/:id/file', {
  access: 'user',
  params: idParams,
  answer: 'file',
})

export const readAnnexurePictureCall = defineCall('GET /api/annexures/:id/picture', {
  access: 'user',
  params: idParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(annexureLimits.pagesOfFile).optional() }),
  answer: 'file',
  summary: 'A page as a PNG, upright as the file has it',
})
