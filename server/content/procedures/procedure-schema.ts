import { z } from 'zod'
import { stepStatuses } from '#shared/procedures/statuses.ts'

const words = z.string().trim().min(1, 'is empty')

/**
 * The file of a guide. Unknown values are left out, not left empty. Every step must state its cost, even
 * if there is none, and the tasks of the applicant and the advocate.
 */
export const procedureSchema = z.strictObject({
  id: z.number().int().positive(),
  title: words,
  description: words,
  courtType: words,
  provision: words,
  estimatedTime: words,
  /**
   * Common names in three languages and in Roman letters. They are used only by the search and are never
   * shown.
   */
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
