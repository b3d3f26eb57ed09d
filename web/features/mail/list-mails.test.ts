import { describe, expect, it } from 'vitest'
import type { MailView } from '#shared/contract/mail.ts'
import { countMails, describeMail, filterMails, parseMailFilter } from './list-mails.ts'

function makeMail(fields: Partial<MailView>): MailView {
  return {
    id: 1,
    kind: 'approved',
    to: 'asha@example.com',
    subject: 'Your account is approved',
    text: 'Dear Asha',
    status: 'queued',
    attempts: 0,
    lastError: null,
    createdAt: '2026-11-01T05:00:00.000Z',
    sentAt: null,
    ...fields,
  }
}

const failed = makeMail({ id: 2, status: 'failed', attempts: 9 })
const mails = [makeMail({}), failed, makeMail({ id: 3, status: 'sent' })]

describe('the outbox', () => {
  it('filters by what became of a mail, and counts', () => {
    expect(filterMails(mails, parseMailFilter('failed'))).toEqual([failed])
    expect(filterMails(mails, parseMailFilter('nonsense'))).toEqual(mails)
    expect(countMails(mails)).toEqual({ all: 3, queued: 1, sent: 1, failed: 1 })
  })

  it('says what became of a mail', () => {
    expect(describeMail(failed, true)).toBe('Given up after 9 attempts')
    expect(describeMail(makeMail({ attempts: 1 }), true)).toBe('Tried once, will be tried again')
    expect(describeMail(makeMail({ attempts: 3 }), true)).toBe('Tried 3 times, will be tried again')
    expect(describeMail(makeMail({}), true)).toBe('Goes out now')
    expect(describeMail(makeMail({}), false)).toBe('Waits here')
  })
})
