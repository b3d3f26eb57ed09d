import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { languageCode, localized } from '#shared/contract/common-fields.ts'
import { courtProfileNames } from '#shared/courts.ts'
import { states } from '#shared/states.ts'

/** What a kind of case is about, to propose a bail court's 'BAIL APPLN.' and not its 'CS(COMM)' in a bail application. */
export const courtMatters = [
  ...(['writ', 'criminal writ', 'service writ', 'public interest', 'article 227', 'special leave'] as const),
  ...(['bail', 'anticipatory bail', 'quashing', 'criminal appeal', 'criminal revision'] as const),
  ...(['complaint', 'criminal case', 'sessions case'] as const),
  ...(['civil suit', 'commercial suit', 'civil appeal', 'commercial appeal', 'first appeal'] as const),
  ...(['second appeal', 'appeal from order', 'family appeal', 'intra-court appeal'] as const),
  ...(['civil revision', 'motor accident claim', 'arbitration', 'execution', 'contempt'] as const),
  ...(['review', 'transfer', 'interlocutory'] as const),
] as const

/** Where a fact about a court comes from; `toCheck` where nobody has looked it up yet. */
const known = { source: z.string(), toCheck: z.boolean() }

/** What is known of a court and its papers. Each fact is a proposal beside a free answer. */
export const courtView = z.object({
  id: z.string(),
  level: z.enum(['Supreme Court', 'High Court', 'District Court']),
  /** As the court prints it in its own papers. */
  name: localized,
  /** Where it has jurisdiction; empty for all of India. */
  states: z.array(z.enum(states)),
  /** The High Court above a State's district courts. */
  highCourt: z.string().optional(),
  seats: z.array(z.object({ place: localized, bench: localized.optional(), ...known })),
  /** The courts below it that Acts name. */
  courts: z.array(z.object({ name: localized, ...known })),
  /** How it calls its cases: what stands before 'No. 12 of 2026'. */
  cases: z.array(z.object({ title: z.string(), for: z.enum(courtMatters), ...known })),
  /** 'Annexure P-{n}' counts in numbers, 'Exhibit {A}' in letters. */
  annexures: z.object({ mark: z.string().regex(/\{[nA]\}/), ...known }).optional(),
  /** What stands under the court's name: 'CIVIL APPELLATE JURISDICTION'. */
  jurisdictions: z.array(z.object({ line: z.string(), ...known })),
  /** Of this program's languages; the authorised ones only for what the authorisation covers. */
  languages: z
    .object({ filing: z.array(languageCode), authorised: z.array(languageCode), ...known })
    .optional(),
  layout: z.object({ profile: z.enum(courtProfileNames), ...known }).optional(),
})
export type CourtView = z.infer<typeof courtView>

export const listCourtsCall = defineCall('GET /api/courts', {
  access: 'user',
  answer: z.array(courtView),
})
