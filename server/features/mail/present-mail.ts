import type { MailView } from '#shared/contract/admin-users.ts'
import type { MailRow } from './store.ts'

/** With a mail server, a one-time link is for the recipient alone; without one, the administrator is the postman. */
export function presentMail(mail: MailRow, canSend: boolean): MailView {
  const hidden = canSend && mail.secret
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.to,
    subject: mail.subject,
    text: hidden ? mail.text.replaceAll(hidden, '[one-time link, shown to the recipient only]') : mail.text,
    status: mail.status,
    attempts: mail.attempts,
    lastError: mail.lastError,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }
}
