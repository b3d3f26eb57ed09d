import { describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import type { Warning } from '#shared/templates/checks/find-warnings.ts'
import { createWarningReader } from './warnings.ts'

const noPlace: Warning = {
  name: 'noPlace',
  severity: 'cannot be filed',
  provision: undefined,
  place: { name: 'courtPlace' },
  text: 'The heading names no place.',
  looksAt: ['courtPlace', 'courtKind', 'partners'],
}

describe('a finding at its question', () => {
  const isDue = (values: FormValues, prefilled: FormValues = {}) =>
    createWarningReader(
      () => values,
      () => [noPlace],
      prefilled,
    )()[0]?.isDue

  it('waits until something of what it speaks of is answered', () => {
    expect(isDue({})).toBe(false)
    expect(isDue({ courtPlace: ' ', facts: 'Something else.' })).toBe(false)
    expect(isDue({ courtKind: 'A judge' })).toBe(true)
  })

  it('waits where the answer is one that the site filled in', () => {
    expect(isDue({ courtKind: 'A judge' }, { courtKind: 'A judge' })).toBe(false)
    expect(isDue({ courtKind: 'A tribunal' }, { courtKind: 'A judge' })).toBe(true)
  })

  it('waits until a list has an answer', () => {
    expect(isDue({ partners: [{ name: '' }] })).toBe(false)
    expect(isDue({ partners: [{ name: '' }, { name: 'Asha' }] })).toBe(true)
  })

  it('is told from the start where it looks at no question', () => {
    const read = createWarningReader(
      () => ({}),
      () => [{ ...noPlace, looksAt: [] }],
    )
    expect(read()[0]?.isDue).toBe(true)
  })

  it('comes up once it is due, though the finding is the same', () => {
    let values: FormValues = {}
    const read = createWarningReader(
      () => values,
      () => [noPlace],
    )
    const before = read()
    values = { courtKind: 'A judge' }
    expect(read()).not.toBe(before)
    expect(read()[0]?.isDue).toBe(true)
  })
})
