import { describe, expect, it } from 'vitest'
import { derivePurpose } from './derive-purpose.ts'
import { type Purpose, purposes } from './purposes.ts'

const purposeOf = (title: string, description = '') => derivePurpose({ title, description })

describe('the purpose of a procedure', () => {
  it('has thirteen words', () => expect(purposes).toHaveLength(13))

  it.each<[Purpose, string]>([
    ['Constitutional Rights', 'Writ of mandamus'],
    ['Bail Applications', 'Default bail'],
    ['Criminal Matters', 'Registration of FIR'],
    ['Family Issues', 'Contested divorce'],
    ['Maintenance', 'Interim maintenance in a divorce case'],
    ['Property Matters', 'Eviction of a tenant'],
    ['Consumer Rights', 'Consumer appeal'],
    ['Employment Disputes', 'Recovery of wages'],
    ['Appeals', 'Second appeal'],
    ['Civil Disputes', 'Civil suit'],
    ['Recovery', 'Recovery of a debt'],
    ['Registration', 'Registration of a trade mark'],
    ['Other', 'Notarial attestation'],
  ])('is %s for "%s"', (purpose, title) => expect(purposeOf(title)).toBe(purpose))

  it('is read from the description where the title says nothing', () =>
    expect(purposeOf('Section 144', 'A monthly MAINTENANCE allowance.')).toBe('Maintenance'))

  it('is read from the title before the description', () =>
    expect(purposeOf('Second appeal', 'Also from a decree of divorce.')).toBe('Appeals'))

  it('comes from whole words only', () => {
    expect(purposeOf('First steps', 'Confirm the firm; debtless.')).toBe('Other')
    expect(purposeOf('Two FIRs, one occurrence')).toBe('Criminal Matters')
  })
})
