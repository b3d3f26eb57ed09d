import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { idParams, rowId } from '#shared/contract/common-fields.ts'
import { requiredLine, typedLine } from '#shared/contract/text.ts'

/** What can cite the law: a section's page cites it where our own words explain it. */
export const citingKinds = ['form', 'guide', 'case', 'update', 'section'] as const
export type CitingKind = (typeof citingKinds)[number]

export const longestChange = 300

/** A form by its id, a guide by its slug, a section by the address of its page: 'bns/103'. */
const citingThing = z.object({ kind: z.enum(citingKinds), key: z.string(), title: z.string() })
export type CitingThing = z.infer<typeof citingThing>

/** A section, a whole Act (no section), or a judgment (no act). */
const lawSubject = z.object({
  act: z.string().max(100),
  section: z.string().max(40),
  caseId: z.string().max(200).nullable(),
})

/** A day that exists, not after today in India: the server compares. */
const since = z.iso.date('Must be a date')

/** What is marked, as everybody sees it where the law is cited. */
export const lawNotice = lawSubject.extend({
  id: z.int(),
  /** 'BNSS 482', or the name of the judgment. */
  name: z.string(),
  what: z.string(),
  since,
  /** What is still to be rechecked. */
  open: z.array(citingThing.omit({ title: true })),
})
export type LawNotice = z.infer<typeof lawNotice>

export const markedThing = citingThing.extend({
  id: z.int(),
  recheckedAt: z.iso.datetime().nullable(),
  recheckedBy: z.string().nullable(),
})
export type MarkedThing = z.infer<typeof markedThing>

export const lawChange = lawNotice.omit({ open: true }).extend({
  markedAt: z.iso.datetime(),
  markedBy: z.string(),
  withdrawnAt: z.iso.datetime().nullable(),
  withdrawnBy: z.string().nullable(),
  things: z.array(markedThing),
})
export type LawChange = z.infer<typeof lawChange>

/** What a search may mean, with what cites it. */
export const citedLaw = lawSubject.extend({
  name: z.string(),
  heading: z.string(),
  things: z.array(citingThing),
})
export type CitedLaw = z.infer<typeof citedLaw>

export const markChangeBody = lawSubject.extend({
  what: requiredLine(longestChange, 'Say in a sentence what changed'),
  since,
})
export type MarkChangeBody = z.input<typeof markChangeBody>

export const listLawNoticesCall = defineCall('GET /api/law/changes', {
  access: 'user',
  answer: z.array(lawNotice),
  summary: 'What of the law has changed, and what cites it and is not rechecked yet',
})

export const findCitedLawCall = defineCall('GET /api/admin/law/cited', {
  access: 'admin',
  query: z.object({ search: typedLine(200) }),
  answer: z.array(citedLaw),
  summary: 'Sections, Acts and judgments that a search may mean, with what cites them',
})

export const listLawChangesCall = defineCall('GET /api/admin/law/changes', {
  access: 'admin',
  answer: z.array(lawChange),
})

export const markChangeCall = defineCall('POST /api/admin/law/changes', {
  access: 'admin',
  body: markChangeBody,
  answer: lawChange,
  status: 201,
})

export const withdrawChangeCall = defineCall('PATCH /api/admin/law/changes/:id', {
  access: 'admin',
  params: idParams,
  body: z.object({ withdrawn: z.boolean() }),
  answer: lawChange,
})

export const recheckCall = defineCall('PATCH /api/admin/law/changes/:id/things', {
  access: 'admin',
  params: idParams,
  body: z.object({ ids: z.array(rowId).min(1).max(2000), rechecked: z.boolean() }),
  answer: lawChange,
  summary: 'Ticks off what has been rechecked, or takes the ticks back',
})
