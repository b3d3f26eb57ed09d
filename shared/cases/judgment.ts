import { z } from 'zod'
import { lawSection } from '../contract/law.ts'
import { type LaterEvent, laterKinds } from './later-history.ts'
import { caseCategories } from './search-choices.ts'
import { textParts } from './text-parts.ts'

export const importances = ['landmark', 'important', 'other'] as const
export type Importance = (typeof importances)[number]

/** The level of the court, used to rank judgments. */
export const courtLevels = ['supreme', 'high', 'tribunal', 'district', 'other'] as const
export type CourtLevel = (typeof courtLevels)[number]

export const treatments = [
  'relied on',
  'followed',
  'distinguished',
  'doubted',
  'overruled in part',
  'overruled',
  'referred',
] as const

export const precedent = z.object({
  title: z.string(),
  citation: z.string().nullable().default(null),
  treatment: z.enum(treatments).nullable().default(null),
  /** Other citations that are printed beside the first one. */
  parallel: z.array(z.string()).optional(),
})
export type Precedent = z.infer<typeof precedent>

const namedCase = precedent.pick({ title: true, citation: true })

/** What the judgment says was done to a case that it names, with its sentence. */
export const treated = namedCase.extend({
  kind: z.enum(laterKinds),
  /** Another court or bench did it, and this judgment says so; otherwise this judgment does it itself. */
  isTold: z.boolean(),
  /** The case that did it, if the sentence names it. */
  by: namedCase.nullable().default(null),
  paragraphId: z.string(),
  sentence: z.string(),
})
export type Treated = z.infer<typeof treated>

/** A place in a judgment: '12' as printed there, or a part of our own note such as 'Ratio'. */
export const paragraph = z.object({
  /** Unique inside its judgment and never changes, because it is used in addresses: 'p12', 'ratio'. */
  id: z.string(),
  /** The number as printed; empty when the judgment does not number its paragraphs. */
  label: z.string(),
  text: z.string(),
  /** Inferred from its words; missing where they leave a doubt. */
  part: z.enum(textParts).optional(),
})
export type Paragraph = z.infer<typeof paragraph>

export const laterEvent = z.object({
  kind: z.enum(laterKinds),
  by: z.string().trim().min(1),
  citation: z.string().nullable().default(null),
  caseId: z.string().nullable().default(null),
  part: z.string().default(''),
}) satisfies z.ZodType<LaterEvent>

/** What we wrote about a judgment in our own words. */
export const caseNote = z.object({
  facts: z.string().default(''),
  issues: z.array(z.string()).default([]),
  arguments: z
    .object({ petitioner: z.string().default(''), respondent: z.string().default('') })
    .default({ petitioner: '', respondent: '' }),
  summary: z.string().default(''),
  ratio: z.string().default(''),
  keyFindings: z.array(z.string()).default([]),
  laterHistory: z.string().default(''),
  laterEvents: z.array(laterEvent).default([]),
  /** The day on which the later history was last looked up. */
  laterCheckedOn: z.iso.date().nullable().default(null),
})
export type CaseNote = z.infer<typeof caseNote>

const people = z.array(z.string()).default([])

/**
 * It is shown as a link, so only http and https are allowed: `javascript:`, `data:` and `file:` addresses
 * would be dangerous for the person who clicks.
 */
const webAddress = z.url({ protocol: /^https?$/, error: 'it is not an http or https address' })

/**
 * A judgment as the library stores it, and one line of a JSON Lines import. What is not known stays null
 * or empty: nothing is guessed.
 */
export const judgment = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/),
  title: z.string().trim().min(1).max(600),
  court: z.string().trim().min(1).max(200),
  date: z.iso.date().nullable().default(null),
  year: z.int().min(1800).max(2100).nullable().default(null),
  petitioner: z.string().nullable().default(null),
  respondent: z.string().nullable().default(null),
  /** As printed; the first one when there are several: 'Criminal Appeal Nos. 299-300 of 2006'. */
  caseNumber: z.string().nullable().default(null),
  /**
   * Every case that the judgment decides, one entry for each: 'Criminal Appeal 299/2006', 'Criminal
   * Appeal 300/2006'.
   */
  caseNumbers: z.array(z.string()).default([]),
  /** The number that the e-Courts system gave the case: 'GAHC010077562020'. */
  cnr: z.string().nullable().default(null),
  bench: people,
  lawyers: z.object({ petitioner: people, respondent: people }).default({ petitioner: [], respondent: [] }),
  /** In their usual spelling, sorted with the neutral citation or SCC first (shared/cases/citations.ts). */
  citations: z.array(z.string()).default([]),
  category: z.enum(caseCategories).nullable().default(null),
  /** True when the program guessed the category. */
  categoryInferred: z.boolean().default(false),
  importance: z.enum(importances).default('other'),
  /** How it ended, as the source says: 'Dismissed', 'Appeal allowed'. */
  disposal: z.string().nullable().default(null),
  sections: z.array(lawSection).default([]),
  keywords: z.array(z.string()).default([]),
  headnotes: z.array(z.string()).default([]),
  precedents: z.array(precedent).default([]),
  /** Read from the text; empty where nothing is certain. */
  treated: z.array(treated).default([]),
  /** The judgment's own text. Empty when the library has only our note. */
  paragraphs: z.array(paragraph).default([]),
  note: caseNote.nullable().default(null),
  officialUrl: webAddress.nullable().default(null),
  pdfUrl: webAddress.nullable().default(null),
  source: z.string().default(''),
})
export type Judgment = z.infer<typeof judgment>

/** For addresses stored before this check existed: null when the address is not a valid link. */
export function linkOrNull(address: string | null): string | null {
  return webAddress.safeParse(address).data ?? null
}

/** A search sorts and pages only this many results; the rest are only counted. */
export const orderedJudgments = 1000
