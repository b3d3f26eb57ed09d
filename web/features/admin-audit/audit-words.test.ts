import { expect, it } from 'vitest'
import type { AuditRow } from '#shared/contract/audit.ts'
import { describeAct, listChanges } from './audit-words.ts'

const row: AuditRow = {
  id: 1,
  at: '2026-11-22T10:00:00.000Z',
  actor: 'chief',
  action: 'approve',
  subjectType: 'user',
  subjectId: 7,
  subject: 'asha',
  before: { status: 'pending' },
  after: { status: 'approved' },
}

it.each([
  [row, 'chief approved asha'],
  [{ ...row, action: 'message' }, 'chief sent a message to asha'],
  [{ ...row, action: 'delete', subject: '' }, 'chief deleted no. 7'],
  [{ ...row, actor: 'asha', action: 'changed their password' }, 'asha changed their password'],
  [
    { ...row, subjectType: 'update' as const, action: 'publish', subject: 'A fee' },
    'chief published the update A fee',
  ],
  [
    { ...row, subjectType: 'law' as const, action: 'mark', subject: 'BNSS 482' },
    'chief marked as changed BNSS 482',
  ],
])('%# an act is a sentence', (act, sentence) => {
  expect(describeAct(act)).toBe(sentence)
})

it('says what a field was and became', () => {
  expect(listChanges(row)).toEqual([{ label: 'Status', before: 'Pending', after: 'Approved' }])
  const update = { ...row, subjectType: 'update' as const, before: {}, after: { happenedOn: '2026-11-05' } }
  expect(listChanges(update)).toEqual([{ label: 'Date', before: '', after: '5 November 2026' }])
})
