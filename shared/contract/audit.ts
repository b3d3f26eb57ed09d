import { z } from 'zod'
import { auditEntry } from '#shared/contract/admin-users.ts'
import { defineCall } from '#shared/contract/call.ts'
import { rowId } from '#shared/contract/common-fields.ts'
import { typedLine } from '#shared/contract/text.ts'

/** What an act was done to. */
export const auditSubjects = [
  'user',
  'update',
  'newsletter',
  'invitation',
  'law',
  'settings',
  'library',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** Acts older than this are deleted. */
export const auditYears = 3

const day = z.optional(z.iso.date('Must be a date'))
const auditFilter = z.object({
  /** A part of the name of who did it or to whom it was done. */
  who: z.optional(typedLine(100)),
  subject: z.optional(z.enum(auditSubjects)),
  /** Days in India, both included. */
  from: day,
  until: day,
})
export type AuditFilter = z.infer<typeof auditFilter>

const auditRow = auditEntry.extend({
  subjectType: z.enum(auditSubjects),
  subjectId: z.int(),
  /** As it is called now or, if it is gone, as the record has it; empty where neither says. */
  subject: z.string(),
})
export type AuditRow = z.infer<typeof auditRow>

const auditPage = z.object({
  rows: z.array(auditRow),
  /** Ask for the next page with it; null on the last one. */
  next: z.int().nullable(),
})

export const listAuditCall = defineCall('GET /api/admin/audit', {
  access: 'admin',
  query: auditFilter.extend({ before: z.optional(z.coerce.number().pipe(rowId)) }),
  answer: auditPage,
})

export const exportAuditCall = defineCall('GET /api/admin/audit/file', {
  access: 'admin',
  query: auditFilter,
  answer: 'file',
  summary: 'The acts that match, as CSV; the latest 50,000',
})
