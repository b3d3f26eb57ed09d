import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import type { LawSection, LinkedSection } from '../law/section.ts'

export const lawSection = z.object({
  act: z.string().min(1),
  section: z.string(),
}) satisfies z.ZodType<LawSection>

export const linkedSection = lawSection.extend({
  now: z.array(lawSection),
  formerly: z.array(lawSection),
  isInForce: z.boolean(),
}) satisfies z.ZodType<LinkedSection>

/**
 * A period of limitation: an article of the Schedule, or a provision of a special Act, in the words of
 * the Act.
 */
export const limitationPeriod = z.object({
  id: z.string(),
  law: z.string(),
  provision: z.string(),
  matter: z.string(),
  /** As the law says it: 'Three years', '60 days + 60'. */
  period: z.string(),
  /** The first period, in ISO 8601: 'P3Y'. */
  duration: z.string().regex(/^P\d+[YMWD]$/),
  runsFrom: z.string(),
  note: z.string(),
  /** It runs from the end of the month of a day: one types the day. */
  fromMonthEnd: z.boolean().optional(),
})
export type LimitationPeriod = z.infer<typeof limitationPeriod>

/** A section of a repealed criminal statute and its replacement. Either side may be null. */
export const sectionPair = z.object({
  old: lawSection.nullable(),
  current: lawSection.nullable(),
  /** The short name that this program uses for the Act. */
  name: z.string(),
  isInForce: z.boolean(),
})
export type SectionPair = z.infer<typeof sectionPair>

export const listLimitationPeriodsCall = defineCall('GET /api/law/limitation', {
  access: 'user',
  answer: z.array(limitationPeriod),
})

export const listSectionPairsCall = defineCall('GET /api/law/sections', {
  access: 'user',
  answer: z.array(sectionPair),
})
