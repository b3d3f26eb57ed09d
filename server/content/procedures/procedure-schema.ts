import { z } from 'zod'
import { stepStatuses } from '#shared/procedures/statuses.ts'

const words = z.string().trim().min(1, 'is empty')

/**
 * A guide's file: what is not known is left out, never left empty. Every step says what it costs, be it nothing, and
 * what the applicant and the advocate do in it.
 */
export const procedureSchema = z.strictObject({
  id: z.number().int().positive(),
  title: words,
  description: words,
  courtType: words,
  provision: words,
  estimatedTime: words,
  /** What people call it, in three languages and in Roman letters: the search knows them, no page shows them. */
  keywords: z.array(words).min(1),
  isPopular: z.boolean(),
  lawCheckedOn: z.iso.date('must be a date like 2026-11-20'),
  reviewedBy: z.string(),
  requirements: z.array(words).min(1),
  steps: z
    .array(
      z.strictObject({
        step: z.number().int(),
        title: words,
        description: words,
        timeRequired: words.optional(),
        fees: words,
        applicantAction: words,
        advocateAction: words,
        documents: z.union([z.array(words), words]).default([]),
        forms: z.array(words).default([]),
        status: z.enum(stepStatuses),
      }),
    )
    .min(1),
})
export type ProcedureFile = z.infer<typeof procedureSchema>
