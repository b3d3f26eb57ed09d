import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { idParams } from '#shared/contract/common-fields.ts'
import { requiredLine, typedText } from '#shared/contract/text.ts'

/** The page on which somebody searched for something that does not exist. */
export const requestPlaces = ['forms', 'procedures', 'form-builder', 'case-law'] as const
export type RequestPlace = (typeof requestPlaces)[number]

export const longestRequest = 200
export const longestRequestNote = 500
export const longestAnswerNote = 1000

export const formRequestBody = z.object({
  search: requiredLine(longestRequest, 'Say what you were looking for'),
  note: z._default(typedText(longestRequestNote), ''),
  place: z.enum(requestPlaces),
})
export type FormRequestBody = z.input<typeof formRequestBody>

export const formRequestView = z.object({ search: z.string(), note: z.string(), askedAt: z.iso.datetime() })
export type FormRequestView = z.infer<typeof formRequestView>

/** A request, grouped over all persons who made it. Only the administrator sees how many they are. */
export const adminFormRequest = z.object({
  id: z.number().int(),
  search: z.string(),
  /** How often it was requested; repeated requests by one person also count. */
  times: z.number().int(),
  lastAskedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  askers: z.array(
    z.object({
      userId: z.number().int(),
      name: z.string(),
      email: z.string(),
      note: z.string(),
      place: z.enum(requestPlaces),
      askedAt: z.iso.datetime(),
      /** Not answered yet: an answer goes to this person. */
      isOpen: z.boolean(),
    }),
  ),
})
export type AdminFormRequest = z.infer<typeof adminFormRequest>

/** What is there now for what was asked for. */
const whatIsThere = z.object({
  form: z.optional(z.int().positive()),
  guide: z.optional(z.string().check(z.maxLength(100))),
  note: z._default(typedText(longestAnswerNote), ''),
})

/** With `tell`, everybody whose request was open gets a mail. */
export const answerRequestBody = z
  .object({ answered: z.boolean(), tell: z.optional(whatIsThere) })
  .refine(({ tell }) => !tell || tell.form !== undefined || tell.guide !== undefined || tell.note !== '', {
    path: ['tell', 'note'],
    message: 'Say what is there now: a form, a guide or a note',
  })
  .refine(({ answered, tell }) => answered || !tell, {
    path: ['tell'],
    message: 'Nobody is told of a request that is opened again',
  })
export type AnswerRequestBody = z.input<typeof answerRequestBody>

export const askForFormCall = defineCall('POST /api/form-requests', {
  access: 'user',
  body: formRequestBody,
  answer: formRequestView,
  status: 201,
})

export const listFormRequestsCall = defineCall('GET /api/admin/form-requests', {
  access: 'admin',
  answer: z.array(adminFormRequest),
})

export const answerFormRequestCall = defineCall('PATCH /api/admin/form-requests/:id', {
  access: 'admin',
  params: idParams,
  body: answerRequestBody,
  answer: adminFormRequest,
})
