import { describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import { field } from '../fixtures/every-block.ts'
import { type AskingForm, readAsked } from './asked.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const guardian = field('guardian', 'parties', { showIf: 'kind is Minor' })
const form: AskingForm = {
  derived: [],
  groups: [
    { id: 'parties', title: same('Parties'), repeat: true },
    { id: 'memo', title: same('Memo'), repeat: false, showIf: 'parties are several' },
  ],
  fields: [field('kind', 'parties'), field('name', 'parties'), guardian, field('memo', 'memo')],
}
const child = { kind: 'Minor', name: 'A' }

describe('what is asked', () => {
  it('is the same object while no answer changes that a condition looks at, though its item does', () => {
    const before = readAsked(form, { parties: [child] })
    expect(readAsked(form, { parties: [{ ...child, name: 'AB' }], memo: 'x' })).toBe(before)
  })

  it('is what it was when an answer goes back to what it was', () => {
    const before = readAsked(form, { parties: [child] })
    readAsked(form, { parties: [{ ...child, kind: 'Major' }] })
    expect(readAsked(form, { parties: [{ ...child }] })).toBe(before)
  })

  it('follows the answer of each item, and how many there are', () => {
    readAsked(form, { parties: [child] })
    const grown = readAsked(form, { parties: [{ ...child, kind: 'Major' }, child] })
    expect([0, 1].map(item => grown.isShown(guardian, item))).toEqual([false, true])
    expect(grown.isGroupShown('memo')).toBe(true)
    const moved = readAsked(form, { parties: [child, { ...child, kind: 'Major' }] })
    expect([0, 1].map(item => moved.isShown(guardian, item))).toEqual([true, false])
    expect(readAsked(form, { parties: [child] }).isGroupShown('memo')).toBe(false)
  })
})

describe('what is asked because of a computed value', () => {
  const asks = (name: string, showIf: string) => field(name, 'claim', { showIf })
  const claim: AskingForm = {
    groups: [
      { id: 'claim', title: same('Claim'), repeat: false },
      { id: 'heirs', title: same('Heirs'), repeat: true, showIf: 'heirless is not Yes' },
    ],
    conditions: { isLate: 'daysLate is more than 0' },
    fields: [
      field('heirless', 'claim', { required: false }),
      field('relation', 'heirs', { required: false }),
      field('share', 'heirs', { input: 'amount', required: false }),
      field('due', 'claim', { type: 'date' }),
      field('filed', 'claim', { type: 'date' }),
      asks('excuse', 'isLate'),
      field('principal', 'claim', { input: 'amount' }),
      field('cost', 'claim', { input: 'amount', required: false, showIf: 'isLate' }),
      asks('permission', 'total is more than 1,00,000'),
      field('age', 'claim', { options: ['young', 'old'] }),
      asks('guardian', 'years is at least 2'),
      asks('daughterless', 'daughters is 0'),
      asks('family', 'shares is more than 50'),
    ],
    derived: [
      { name: 'lastDay', fn: 'addDays', field: 'due', n: 30 },
      { name: 'daysLate', fn: 'daysBetween', from: 'lastDay', to: 'filed' },
      { name: 'total', fn: 'sum', fields: ['principal', 'cost'] },
      { name: 'years', fn: 'choose', field: 'age', cases: { young: same('3'), old: same('1') } },
      { name: 'daughters', fn: 'count', group: 'heirs', where: 'relation is Daughter' },
      { name: 'shares', fn: 'sum', group: 'heirs', field: 'share' },
    ],
  }
  const isAsked = (name: string, values: FormValues) => {
    const one = claim.fields.find(candidate => candidate.name === name)
    return one && readAsked(claim, values).isShown(one)
  }
  const late = { due: '2026-01-01', filed: '2026-03-01' }

  it.each<[string, string, FormValues, boolean]>([
    ['days that have passed', 'excuse', late, true],
    ['no days that have passed', 'excuse', { ...late, filed: '2026-01-31' }, false],
    ['a day that is missing', 'excuse', { due: '2026-01-01' }, false],
    ['a total', 'permission', { ...late, principal: '60,000', cost: '40,001' }, true],
    ['a total without what is not asked', 'permission', { principal: '60,000', cost: '40,001' }, false],
    ['a number that goes with an option', 'guardian', { age: 'young' }, true],
    ['another number', 'guardian', { age: 'old' }, false],
    [
      'items that are there',
      'daughterless',
      { heirs: [{ relation: 'Son' }, { relation: 'Daughter' }] },
      false,
    ],
    ['items that are not there', 'daughterless', { heirs: [{ relation: 'Son' }] }, true],
    ['the sum of a list', 'family', { heirs: [{ share: '40' }, { share: '20' }] }, true],
    ['a list that is not asked for', 'family', { heirless: 'Yes', heirs: [{ share: '60' }] }, false],
  ])('follows %s', (_of, name, values, expected) =>
    expect(isAsked(name, { heirless: 'No', ...values })).toBe(expected),
  )

  it('follows what is computed for each item', () => {
    const reason = field('reason', 'heirs', { showIf: 'double is more than 50' })
    const shared: AskingForm = {
      ...claim,
      fields: [...claim.fields, reason],
      derived: [...claim.derived, { name: 'double', fn: 'product', field: 'share', by: 2 }],
    }
    const asked = readAsked(shared, { heirless: 'No', heirs: [{ share: '20' }, { share: '40' }] })
    expect([0, 1].map(item => asked.isShown(reason, item))).toEqual([false, true])
  })

  it('is the same object while nothing that it is computed from changes', () => {
    const before = readAsked(claim, { ...late, excuse: 'I was ill' })
    expect(readAsked(claim, { ...late, excuse: 'I was ill for weeks', permission: 'given' })).toBe(before)
    expect(readAsked(claim, { ...late, filed: '2026-01-20' })).not.toBe(before)
  })

  it('ends where something is computed from what it decides', () => {
    const circle: AskingForm = {
      ...claim,
      fields: [field('paid', 'claim', { input: 'amount', showIf: 'total is more than 1' })],
      derived: [
        { name: 'total', fn: 'sum', fields: ['paid', 'again'] },
        { name: 'again', fn: 'sum', fields: ['total'] },
      ],
    }
    expect(circle.fields[0] && readAsked(circle, { paid: '5' }).isShown(circle.fields[0])).toBeTypeOf(
      'boolean',
    )
  })
})
