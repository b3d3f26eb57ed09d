import type { MailView } from '#shared/contract/mail.ts'
import { hiddenLink } from './model.ts'
import type { MailRow } from './store.ts'

/**
 * With a mail server, one-time links are hidden from the administrator; without one, the administrator passes them on.
 */
export function presentMail(mail: MailRow, canSend: boolean): MailView {
  const hidden = canSend ? [mail.secret, mail.unsubscribeUrl].filter(link => link !== null) : []
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.to,
    subject: mail.subject,
    text: hidden.reduce((text, link) => text.replaceAll(link, hiddenLink), mail.text),
    status: mail.status,
    attempts: mail.attempts,
    lastError: mail.lastError,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }
}
