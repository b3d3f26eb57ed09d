import { z } from 'zod'

/** A period of limitation: an article of the Schedule, or a provision of a special Act. Facts, in the words of the Act. */
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
})
export type LimitationPeriod = z.infer<typeof limitationPeriod>

/** A section of a repealed criminal statute and what took its place; either side may be empty. */
export const sectionPair = z.object({
  old: z.object({ act: z.string(), section: z.string() }).nullable(),
  current: z.object({ act: z.string(), section: z.string() }).nullable(),
  /** Our short name of it. */
  name: z.string(),
  isInForce: z.boolean(),
})
export type SectionPair = z.infer<typeof sectionPair>
