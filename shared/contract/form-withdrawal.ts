import { z } from 'zod'
import { localized } from '#shared/contract/common-fields.ts'

/** A form that nobody should begin any more: since when, why, and the number of the one that takes its place. */
export const withdrawal = z.object({
  on: z.iso.date(),
  why: localized,
  instead: z.number().int().optional(),
})
export type Withdrawal = z.infer<typeof withdrawal>
