import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { languageCode } from '#shared/contract/common-fields.ts'
import { formLink, procedureLink } from '#shared/contract/procedures.ts'

export const nearestQuery = z.object({
  search: z.string().trim().min(1, 'Say what you were looking for').max(200, 'At most 200 characters'),
  /** Of the titles of forms. */
  language: languageCode.optional(),
})

/** The best matches for a search, a few of each kind, best first. */
export const nearestAnswer = z.object({
  forms: z.array(formLink),
  guides: z.array(procedureLink),
  judgments: z.array(z.object({ id: z.string(), title: z.string(), year: z.int().nullable() })),
})
export type NearestAnswer = z.infer<typeof nearestAnswer>

export const findNearestCall = defineCall('GET /api/nearest', {
  access: 'user',
  query: nearestQuery,
  answer: nearestAnswer,
})
