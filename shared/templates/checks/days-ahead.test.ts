import { describe, expect, it } from 'vitest'
import type { FormCheck, FormValues } from '#shared/contract/forms.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { createWarningFinder } from './find-warnings.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const date = (name: string, more: { group?: string; showIf?: string; ahead?: true | 'always' } = {}) => ({
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
  date('filing', { ahead: 'always' }),
  date('copy', { showIf: 'order is answered' }),
  date('cheque', { group: 'cheques' }),
]
const find = (values: FormValues, fields = questions, checks: FormCheck[] = []) =>
  createWarningFinder({ ...formOf({}, fields, { groups }), checks }, { language: 'en' })(values)

describe('a day after that of signing', () => {
  it('cannot be stated as past', () => {
    expect(find({ date: '2026-11-28', order: '2026-12-01' })).toEqual([
      {
        name: 'order and the day of signing',
        severity: 'cannot be filed',
        place: { name: 'order' },
        text: '“Date of the order”, 01/12/2026, lies after “Date of signing”, 28/11/2026.',
        looksAt: ['order', 'date'],
      },
    ])
    expect(find({ date: '2026-11-28', order: '2026-11-28' })).toEqual([])
  })

  it('may be stated where the question says that it lies ahead', () => {
    expect(find({ date: '2026-11-28', hearing: '2026-12-01' })).toEqual([])
  })

  it('may not lie before it where the question says that it always lies ahead', () => {
    const text = '“Date of the filing”, 27/11/2026, lies before “Date of signing”, 28/11/2026.'
    expect(find({ date: '2026-11-28', filing: '2026-11-27' })[0]?.text).toBe(text)
    expect(find({ date: '2026-11-28', filing: '2026-11-28' })).toEqual([])
    expect(find({ date: '2026-11-28', filing: '2026-11-30' })).toEqual([])
  })

  it('is told once, in the words of the form where it has some', () => {
    const own: FormCheck = {
      name: 'early',
      if: 'date is before order',
      severity: 'cannot be filed',
      at: 'order',
      say: same('Wait for the order.'),
    }
    const told = find({ date: '2026-11-28', order: '2026-12-01' }, questions, [own])
    expect(told.map(({ text }) => text)).toEqual(['Wait for the order.'])
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
