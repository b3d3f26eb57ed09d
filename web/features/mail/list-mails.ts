import type { MailView } from '#shared/contract/mail.ts'

export const mailStatuses = ['queued', 'sent', 'failed'] as const
export type MailFilter = MailView['status'] | 'all'

export function parseMailFilter(status: string | undefined): MailFilter {
  return mailStatuses.find(known => known === status) ?? 'all'
}

export function filterMails(mails: readonly MailView[], status: MailFilter): readonly MailView[] {
  return status === 'all' ? mails : mails.filter(mail => mail.status === status)
}

export function countMails(mails: readonly MailView[]): Record<MailFilter, number> {
  const counts = { all: mails.length, queued: 0, sent: 0, failed: 0 }
  for (const mail of mails) counts[mail.status] += 1
  return counts
}

/** What has become of a mail, in a sentence. */
export function describeMail(mail: MailView, canSend: boolean): string {
  if (mail.status === 'sent') return 'Sent'
  if (mail.status === 'failed') return `Given up after ${countAttempts(mail.attempts)}`
  if (!canSend) return 'Waits here'
  return mail.attempts === 0
    ? 'Goes out now'
    : `Tried ${mail.attempts === 1 ? 'once' : `${mail.attempts} times`}, will be tried again`
}

function countAttempts(attempts: number): string {
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`
}
