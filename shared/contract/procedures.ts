import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { formIdParams } from '#shared/contract/forms.ts'
import { stepStatuses } from '#shared/procedures/statuses.ts'

export const formLink = z.object({ id: z.number().int(), slug: z.string(), title: z.string() })
export type FormLink = z.infer<typeof formLink>

export const procedureStep = z.object({
  step: z.number().int(),
  title: z.string(),
  description: z.string(),
  timeRequired: z.string().optional(),
  fees: z.string().optional(),
  applicantAction: z.string().optional(),
  advocateAction: z.string().optional(),
  /** A list, or a JSON string of a list: parseDocuments() reads both. */
  documents: z.union([z.array(z.string()), z.string()]),
  forms: z.array(formLink),
  status: z.enum(stepStatuses),
})
export type ProcedureStep = z.infer<typeof procedureStep>

export const procedureView = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  courtType: z.string(),
  provision: z.string(),
  estimatedTime: z.string(),
  isPopular: z.boolean(),
  lawCheckedOn: z.iso.date(),
  /** Empty until an advocate has reviewed the guide. */
  reviewedBy: z.string(),
  requirements: z.array(z.string()),
  steps: z.array(procedureStep),
})
export type ProcedureView = z.infer<typeof procedureView>

/** The part of a guide shown on its closed card. It keeps the list of all guides small for phones. */
export const procedureCard = procedureView
  .pick({
    id: true,
    slug: true,
    title: true,
    description: true,
    courtType: true,
    provision: true,
    isPopular: true,
  })
  .extend({ documents: z.array(z.string()), documentCount: z.number().int(), stepCount: z.number().int() })
export type ProcedureCard = z.infer<typeof procedureCard>

export const procedureLink = procedureView.pick({ slug: true, title: true })
export type ProcedureLink = z.infer<typeof procedureLink>

export const procedureSearch = z.object({
  search: z.string().trim().min(1, 'Say what you look for').max(200, 'At most 200 characters'),
})
/** The slugs of the guides that match a search, best first. The page already has the guides. */
export const procedureMatches = z.object({ slugs: z.array(z.string()) })
export type ProcedureMatches = z.infer<typeof procedureMatches>

export const procedureParams = z.object({ slug: z.string().max(100) })

/** The numbers of the finished steps, in ascending order. */
const done = z.array(z.number().int().positive()).max(100)

export const progressBody = z.object({ done })
export type ProgressBody = z.infer<typeof progressBody>

export const progressView = z.object({ done, updatedAt: z.iso.datetime().nullable() })
export type ProgressView = z.infer<typeof progressView>

/** The finished steps of every guide that the user has started, by the guide's slug. */
export const progressList = z.record(z.string(), done)
export type ProgressList = z.infer<typeof progressList>

export const listProceduresCall = defineCall('GET /api/procedures', {
  access: 'user',
  answer: z.array(procedureView),
})

export const listProcedureCardsCall = defineCall('GET /api/procedures/cards', {
  access: 'user',
  answer: z.array(procedureCard),
})

export const matchProceduresCall = defineCall('GET /api/procedures/matches', {
  access: 'user',
  query: procedureSearch,
  answer: procedureMatches,
})

export const readProcedureCall = defineCall('GET /api/procedures/:slug', {
  access: 'user',
  params: procedureParams,
  answer: procedureView,
})

/** The guides that use a form; the page of the form links to them. */
export const listProceduresOfFormCall = defineCall('GET /api/forms/:id/procedures', {
  access: 'user',
  params: formIdParams,
  answer: z.array(procedureLink),
})

export const listProgressCall = defineCall('GET /api/procedures/progress', {
  access: 'user',
  answer: progressList,
})

export const readProgressCall = defineCall('GET /api/procedures/:slug/progress', {
  access: 'user',
  params: procedureParams,
  answer: progressView,
})

export const keepProgressCall = defineCall('PUT /api/procedures/:slug/progress', {
  access: 'user',
  params: procedureParams,
  body: progressBody,
  answer: progressView,
})
