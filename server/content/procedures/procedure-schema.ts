import { z } from 'zod'
import { deadlineKinds, untimedReasons } from '#shared/contract/procedures.ts'
import { stepStatuses } from '#shared/procedures/statuses.ts'
import { perLanguage, words } from '../schema-parts.ts'

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single dashes')
const names = z.array(name).min(1)
const duration = z.string().regex(/^P\d+[YMWD]$/, 'must be a duration such as P30D, P3M or P1Y')

/** Two to eight answers; more are no longer read before they are answered. */
const question = z.strictObject({
  ask: perLanguage,
  options: z
    .array(z.strictObject({ id: name, label: perLanguage }))
    .min(2)
    .max(8),
})

const choice = z.strictObject({
  only: names,
  note: perLanguage.optional(),
  fees: perLanguage.optional(),
  documents: z.array(perLanguage).default([]),
  forms: z.array(z.string()).default([]),
})

/** Its period stands in content/law/limitation.tsv, or is given here with its provision. */
const deadline = z.strictObject({
  id: name,
  /** Names of content/law/deadlines.yaml. */
  deed: name,
  day: name.optional(),
  after: name.optional(),
  period: name.optional(),
  duration: duration.optional(),
  provision: words.optional(),
  more: duration.optional(),
  kind: z.enum(deadlineKinds).default('by'),
  countsFirstDay: z.boolean().default(false),
  fromMonthEnd: z.boolean().default(false),
  exclude: z.array(z.string()).default([]),
  only: names.optional(),
})

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
  question: question.optional(),
  /** Judgments of content/cases. */
  cases: z.array(name).default([]),
  steps: z
    .array(
      z.strictObject({
        step: z.number().int(),
        title: words,
        only: names.optional(),
        description: words,
        timeRequired: words.optional(),
        deadlines: z.array(deadline).default([]),
        untimed: z.enum(untimedReasons).optional(),
        fees: words,
        applicantAction: words,
        advocateAction: words,
        documents: z.union([z.array(words), words]).default([]),
        forms: z.array(words).default([]),
        choices: z.array(choice).default([]),
        pitfalls: z.array(z.strictObject({ wrong: perLanguage, cure: perLanguage })).default([]),
        status: z.enum(stepStatuses),
      }),
    )
    .min(1),
})
export type ProcedureFile = z.infer<typeof procedureSchema>
export type StepFile = ProcedureFile['steps'][number]
export type DeadlineFile = StepFile['deadlines'][number]
