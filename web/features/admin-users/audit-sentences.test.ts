import { describe, expect, it } from 'vitest'
import { describeAct, listAuditChanges } from './audit-sentences.ts'

describe('the history of a user', () => {
  it('says who did what', () => {
    expect(describeAct({ actor: 'admin', action: 'approve' })).toBe('admin approved this user')
    expect(describeAct({ actor: 'asha', action: 'changed their password' })).toBe(
      'asha changed their password',
    )
  })

  it('says what stood there before and after, in words', () => {
    const changes = listAuditChanges({
      before: {
        status: 'pending',
        usageLimit: 500,
        phoneNumber: null,
        experience: 'new',
        emailVerified: true,
      },
      after: {
        status: 'approved',
        usageLimit: 100000,
        phoneNumber: '98',
        experience: 'senior',
        emailVerified: false,
      },
    })
    expect(changes).toEqual([
      { label: 'Status', before: 'Pending', after: 'Approved' },
      { label: 'Monthly limit', before: '500', after: '1,00,000' },
      { label: 'Phone number', before: 'empty', after: '98' },
      { label: 'Experience', before: 'New advocate (0-3 years)', after: 'Senior (15+ years)' },
      { label: 'Email confirmed', before: 'yes', after: 'no' },
    ])
  })

  it('has no before for what an act brought into the world, and no after for what it removed', () => {
    expect(listAuditChanges({ before: {}, after: { subject: 'Welcome' } })).toEqual([
      { label: 'Subject', before: '', after: 'Welcome' },
    ])
    expect(listAuditChanges({ before: { username: 'asha' }, after: {} })).toEqual([
      { label: 'Username', before: 'asha', after: '' },
    ])
  })
})
