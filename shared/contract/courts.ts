import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { languageCode, localized } from '#shared/contract/common-fields.ts'
import { courtProfileNames } from '#shared/courts.ts'
import { states } from '#shared/states.ts'

/**
 * The subject of a kind of case. So a bail application is offered a bail court's 'BAIL APPLN.' and not
 * 'CS(COMM)'.
 */
export const courtMatters = [
  ...(['writ', 'criminal writ', 'service writ', 'public interest', 'article 227', 'special leave'] as const),
  ...(['bail', 'anticipatory bail', 'quashing', 'criminal appeal', 'criminal revision'] as const),
  ...(['complaint', 'criminal case', 'sessions case'] as const),
  ...(['civil suit', 'commercial suit', 'civil appeal', 'commercial appeal', 'first appeal'] as const),
  ...(['second appeal', 'appeal from order', 'family appeal', 'intra-court appeal'] as const),
  ...(['civil revision', 'motor accident claim', 'arbitration', 'execution', 'contempt'] as const),
  ...(['review', 'transfer', 'interlocutory'] as const),
] as const

/** The source of a fact about a court; `toCheck` when nobody has verified it yet. */
const known = { source: z.string(), toCheck: z.boolean() }

/** What is known about a court and its papers. Facts are only suggested: the user can type any answer. */
export const courtView = z.object({
  id: z.string(),
  level: z.enum(['Supreme Court', 'High Court', 'District Court']),
  /** As the court prints it in its own papers. */
  name: localized,
  /** The States where it has jurisdiction; empty means all of India. */
  states: z.array(z.enum(states)),
  /** For the district courts of a State: the High Court above them. */
  highCourt: z.string().optional(),
  seats: z.array(z.object({ place: localized, bench: localized.optional(), ...known })),
  /** Courts below it that are established by an Act. */
  courts: z.array(z.object({ name: localized, ...known })),
  /** The titles of its cases: the words before 'No. 12 of 2026'. */
  cases: z.array(z.object({ title: z.string(), for: z.enum(courtMatters), ...known })),
  /** 'Annexure P-{n}' uses numbers, 'Exhibit {A}' letters. */
  annexures: z.object({ mark: z.string().regex(/\{[nA]\}/), ...known }).optional(),
  /** The line under the court's name: 'CIVIL APPELLATE JURISDICTION'. */
  jurisdictions: z.array(z.object({ line: z.string(), ...known })),
  /**
   * Only languages that this program supports. `authorised` languages may be used only for what the
   * authorisation covers.
   */
  languages: z
    .object({ filing: z.array(languageCode), authorised: z.array(languageCode), ...known })
    .optional(),
  layout: z.object({ profile: z.enum(courtProfileNames), ...known }).optional(),
  /** The largest file that it takes by e-filing. */
  upload: z.object({ megabytes: z.number().int(), ...known }).optional(),
})
export type CourtView = z.infer<typeof courtView>

export const listCourtsCall = defineCall('GET /api/courts', {
  access: 'user',
  answer: z.array(courtView),
})
