import { z } from 'zod'
import { message } from '#shared/contract/account.ts'
import { defineCall } from '#shared/contract/call.ts'
import { idParams } from '#shared/contract/common-fields.ts'

export const mailView = z.object({
  id: z.number().int(),
  kind: z.string(),
  to: z.string(),
  subject: z.string('Subject is required'),
  text: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type MailView = z.infer<typeof mailView>

/** `canSend` is false while no mail server is configured; then the mails can only be read here. */
export const mailList = z.object({ canSend: z.boolean(), mails: z.array(mailView) })
export type MailList = z.infer<typeof mailList>

export const listMailsCall = defineCall('GET /api/admin/mail', {
  access: 'admin',
  answer: mailList,
})

export const retryMailCall = defineCall('POST /api/admin/mail/:id/retries', {
  access: 'admin',
  params: idParams,
  answer: message,
  status: 202,
})
