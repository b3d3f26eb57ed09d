import { z } from 'zod'
import { laterEvent, precedent } from '#shared/cases/judgment.ts'
import { caseCategories } from '#shared/cases/search-choices.ts'
import { lawSection } from '#shared/contract/law.ts'

const sentence = z.string().trim().min(1)

/**
 * How a judgment was verified: in the court's index, in its own text, or through two judgments that cite
 * it.
 */
export const verifications = ['sc-index', 'aila', 'cited'] as const

/** A file of content/cases; see docs/case-law.md. */
export const landmarkSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/),
  title: sentence,
  court: sentence,
  date: z.iso.date().optional(),
  year: z.int().min(1900).max(2100),
  petitioner: sentence,
  respondent: sentence,
  bench: z.array(sentence),
  citations: z.array(sentence).min(1),
  category: z.enum(caseCategories),
  importance: z.enum(['landmark', 'important']),
  sections: z.array(lawSection),
  keywords: z.array(sentence).min(3),
  facts: sentence,
  issues: z.array(sentence).min(1),
  arguments: z.strictObject({ petitioner: z.string(), respondent: z.string() }),
  judgment: z.strictObject({ summary: sentence, ratio: sentence, keyFindings: z.array(sentence).min(2) }),
  headnotes: z.array(sentence).min(2),
  precedents: z.array(precedent),
  laterHistory: z
    .strictObject({
      checkedOn: z.iso.date().optional(),
      events: z.array(laterEvent.strict()).default([]),
      text: z.string().default(''),
    })
    .default({ events: [], text: '' }),
  verified: z.enum(verifications),
  evidence: z.array(sentence).min(1),
})
export type Landmark = z.infer<typeof landmarkSchema>
