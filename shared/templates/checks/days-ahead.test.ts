import { describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { createWarningFinder } from './find-warnings.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const date = (name: string, more: { group?: string; showIf?: string; ahead?: boolean } = {}) => ({
  ...field(name, more.group ?? 'facts', { type: 'date', ...more }),
  labels: same(`Date of the ${name}`),
})
const groups = [
  { id: 'facts', title: same('Facts'), repeat: false },
  { id: 'cheques', title: same('Cheques'), repeat: true },
]
const questions = [
  { ...date('date'), labels: same('Date of signing') },
  date('order'),
  date('hearing', { ahead: true }),
  date('copy', { showIf: 'order is answered' }),
  date('cheque', { group: 'cheques' }),
]
const find = (values: FormValues, fields = questions) =>
  createWarningFinder(formOf({}, fields, { groups }), { language: 'en' })(values)

describe('a day after that of signing', () => {
  it('cannot be stated as past', () => {
    expect(find({ date: '2026-11-28', order: '2026-12-01' })).toEqual([
      {
        name: 'order lies ahead',
        severity: 'cannot be filed',
        place: { name: 'order' },
        text: '“Date of the order”, 01/12/2026, lies after “Date of signing”, 28/11/2026.',
      },
    ])
    expect(find({ date: '2026-11-28', order: '2026-11-28' })).toEqual([])
  })

  it('may be stated where the question says that it lies ahead', () => {
    expect(find({ date: '2026-11-28', hearing: '2026-12-01' })).toEqual([])
  })

  it('is told for each item of a list', () => {
    const cheques = [{ cheque: '2026-11-27' }, { cheque: '2026-11-29' }]
    expect(find({ date: '2026-11-28', cheques }).map(({ place }) => place)).toEqual([
      { name: 'cheque', group: 'cheques', index: 1 },
    ])
  })

  it('is not told while one of the two is missing, or is not asked', () => {
    expect(find({ order: '2026-12-01' })).toEqual([])
    expect(find({ date: '2026-11-28', copy: '2026-12-01' })).toEqual([])
    const unsigned = questions.filter(({ name }) => name !== 'date')
    expect(find({ order: '2026-12-01' }, unsigned)).toEqual([])
  })
})
