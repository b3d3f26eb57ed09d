import { describe, expect, it } from 'vitest'
import type { FormCheck, FormValues } from '#shared/contract/forms.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { createWarningFinder } from './find-warnings.ts'

const same = (text: string) => ({ en: text, hi: `${text} (hi)`, mr: `${text} (mr)` })
const check = (name: string, more: Pick<FormCheck, 'if' | 'at'> & { say: string }): FormCheck => ({
  name,
  severity: 'cannot be filed',
  provision: 'NI Act 1881, s.138',
  ...more,
  say: same(more.say),
})
const form = {
  ...formOf(
    {},
    [
      field('informed', 'facts', { type: 'date' }),
      field('sent', 'facts', { type: 'date' }),
      field('reply', 'facts', { type: 'date', showIf: 'sent is answered' }),
      field('chequeDate', 'cheques', { type: 'date' }),
      field('presented', 'cheques', { type: 'date' }),
    ],
    {
      groups: [
        { id: 'facts', title: same('Facts'), repeat: false },
        { id: 'cheques', title: same('Cheques'), repeat: true },
      ],
      derived: [
        { name: 'lastDay', fn: 'addDays', field: 'informed', n: 30 },
        { name: 'validUntil', fn: 'addMonths', field: 'chequeDate', n: 3 },
      ],
    },
  ),
  checks: [
    check('late', { if: 'sent is after lastDay', at: 'sent', say: 'Sent after {lastDay}.' }),
    check('early', { if: 'presented is before chequeDate', at: 'presented', say: 'Before {chequeDate}.' }),
    check('stale', { if: 'presented is after validUntil', at: 'presented', say: 'After {validUntil}.' }),
    check('odd', { if: 'informed is answered', at: 'reply', say: 'Odd.' }),
  ],
}
const find = (values: FormValues, language: 'en' | 'hi' = 'en') =>
  createWarningFinder(form, { language })(values).map(({ name, place, text }) => [name, place, text])

describe('a check across answers', () => {
  it('speaks at its question, with what was computed, in the language of the form', () => {
    const late = { informed: '2026-09-05', sent: '2026-10-06' }
    expect(find(late)[0]).toEqual(['late', { name: 'sent' }, 'Sent after 05/10/2026.'])
    expect(find(late, 'hi')[0]?.[2]).toBe('Sent after 05/10/2026. (hi)')
    expect(find({ ...late, sent: '2026-10-05' }).map(([name]) => name)).toEqual(['odd'])
  })

  it('looks at each item of a repeat group, and names the one', () => {
    const cheques = [
      { chequeDate: '2026-08-03', presented: '2026-09-01' },
      { chequeDate: '2026-08-17', presented: '2026-08-16' },
    ]
    expect(find({ cheques })).toEqual([
      ['early', { name: 'presented', group: 'cheques', index: 1 }, 'Before 17/08/2026.'],
    ])
  })

  it('looks at what is computed for each item of a repeat group', () => {
    const cheques = [
      { chequeDate: '2026-08-03', presented: '2026-11-03' },
      { chequeDate: '2026-08-03', presented: '2026-11-04' },
      { chequeDate: '', presented: '2026-11-04' },
    ]
    expect(find({ cheques })).toEqual([
      ['stale', { name: 'presented', group: 'cheques', index: 1 }, 'After 03/11/2026.'],
    ])
  })

  it('is silent where an answer is missing, is no date, or its question is not asked', () => {
    expect(find({ sent: '2026-10-06' })).toEqual([])
    expect(find({ informed: '2026-09-05', sent: '2026-10' }).map(([name]) => name)).toEqual(['odd'])
    expect(find({ informed: '2026-09-05' })).toEqual([])
  })
})
