import { describe, expect, it } from 'vitest'
import { type DerivedField, derivedField } from '#shared/contract/derived-fields.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import { compile, createCompiler } from '../compile.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { writeText } from '../writers/text.ts'
import { share } from './exact.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups = [
  { id: 'facts', title: same('Facts'), repeat: false },
  { id: 'people', title: same('People'), repeat: true, showIf: 'alone is not Yes' },
]
const fields = [
  field('alone', 'facts', { required: false }),
  field('amount', 'facts', { input: 'amount' }),
  field('paid', 'facts', { input: 'amount' }),
  field('rate', 'facts', { input: 'number' }),
  field('from', 'facts', { type: 'date' }),
  field('to', 'facts', { type: 'date' }),
  field('personName', 'people'),
  field('relation', 'people', { required: false }),
  field('seenOn', 'people', { type: 'date', required: false }),
]
const base = { amount: '5,00,000', rate: '12', from: '2024-01-01', to: '2025-01-01', paid: '1,00,000.50' }

/** `written` is a field as an author writes it, parsed with the schema of the contract. */
function print(written: object, values: FormValues = {}, also: DerivedField[] = [], content = '{x}') {
  const derived = [...also, derivedField.parse({ name: 'x', ...written })]
  const form = formOf({ content }, fields, { derived, groups, conditions: {} })
  return writeText(compile(form, 'en', { ...base, ...values }, { blank: 'placeholder' }))
}

describe('computed values', () => {
  it('count the items of a group', () => {
    const people = [{ personName: 'A' }, { personName: 'B' }]
    expect(print({ fn: 'count', group: 'people' }, { alone: 'No', people })).toBe('2')
    expect(print({ fn: 'count', group: 'people' }, { alone: 'Yes', people })).toBe('0')
  })

  it('count the items of which a condition holds, none while the list is not asked for', () => {
    const people = ['Son', 'Widow', 'Son', ''].map(relation => ({ relation }))
    const sons = { fn: 'count', group: 'people', where: 'relation is Son' }
    expect(print(sons, { alone: 'No', people })).toBe('2')
    expect(print(sons, { alone: 'No', people: [{ relation: 'Widow' }] })).toBe('0')
    expect(print({ ...sons, where: 'relation is not answered' }, { alone: 'Yes', people })).toBe('0')
    expect(
      print({ ...sons, where: 'seenOn is after from' }, { alone: 'No', people: [{ seenOn: '2024-06-01' }] }),
    ).toBe('1')
  })

  it('name those of a list of whom a condition holds, and nobody where it holds of none', () => {
    const people = [
      { personName: 'A', relation: 'Son', seenOn: '' },
      { personName: 'B', relation: 'Widow', seenOn: '' },
      { personName: 'C', relation: 'Son', seenOn: '2024-06-01' },
    ]
    const sons = { fn: 'nameList', group: 'people', where: 'relation is Son' }
    const named = (written: object, content?: string) => print(written, { alone: 'No', people }, [], content)
    expect(named(sons)).toBe('A and C')
    expect(named({ ...sons, where: 'relation is Son and seenOn is after from' })).toBe('C')
    expect(named({ ...sons, where: 'relation is Daughter' }, 'Of them {x}.')).toBe('')
  })

  it('count anew when an answer outside the list changes what is counted', () => {
    const since = { name: 'x', fn: 'count' as const, group: 'people', where: 'seenOn is after from' }
    const form = formOf({ content: '{x}' }, fields, { derived: [since], groups, conditions: {} })
    const run = createCompiler(form, 'en', { blank: 'placeholder' })
    const people = [{ seenOn: '2024-06-01' }, { seenOn: '2026-06-01' }]
    const counted = (from: string) => writeText(run({ alone: 'No', people, from }))
    expect([counted('2024-01-01'), counted('2025-01-01'), counted('2024-01-01')]).toEqual(['2', '1', '2'])
  })

  it('are 0, or at least 1, for a condition', () => {
    const sons: DerivedField = { name: 'sons', fn: 'count', group: 'people', where: 'relation is Son' }
    const content = '{if sons is 0}No son.{else if sons is at least 2}Sons.{else}One son.{end}'
    const says = (...relations: string[]) =>
      print(
        { fn: 'count', group: 'people' },
        { alone: 'No', people: relations.map(relation => ({ relation })) },
        [sons],
        content,
      )
    expect([says('Widow'), says('Son'), says('Son', 'Son')]).toEqual(['No son.', 'One son.', 'Sons.'])
  })

  it('are the latest and the earliest of the days of a list, blanks passed over', () => {
    const days = ['2026-03-02', '', '2026-09-18', '2025-12-31']
    const answers = { alone: 'No', people: days.map(seenOn => ({ seenOn })) }
    const latest = { fn: 'latestOf', group: 'people', field: 'seenOn' }
    expect(print(latest, answers)).toBe('18/09/2026')
    expect(print({ ...latest, fn: 'earliestOf' }, answers)).toBe('31/12/2025')
    expect(print(latest, { ...answers, people: [{}, {}] })).toBe('')
  })

  it.each<[string, object, FormValues, string]>([
    ['days between', { fn: 'daysBetween', from: 'from', to: 'to' }, {}, '366'],
    ['the latest of days', { fn: 'latestOf', fields: ['from', 'to'] }, {}, '01/01/2025'],
    ['the earliest of days', { fn: 'earliestOf', fields: ['to', 'from'] }, {}, '01/01/2024'],
    ['the latest of those given', { fn: 'latestOf', fields: ['from', 'to'] }, { to: '' }, '01/01/2024'],
    ['no days backwards', { fn: 'daysBetween', from: 'to', to: 'from' }, {}, '0'],
    ['an age', { fn: 'ageOn', field: 'from', on: 'to' }, { from: '1990-03-02', to: '2026-03-01' }, '35'],
    [
      'an age on the birthday',
      { fn: 'ageOn', field: 'from', on: 'to' },
      { from: '1990-03-01', to: '2026-03-01' },
      '36',
    ],
    [
      'an age of the 29th of February',
      { fn: 'ageOn', field: 'from', on: 'to' },
      { from: '2000-02-29', to: '2026-02-28' },
      '26',
    ],
    [
      'simple interest',
      { fn: 'interest', field: 'amount', rate: 'rate', from: 'from', to: 'to' },
      {},
      '60,164.38',
    ],
    [
      'interest at a rate of the form',
      { fn: 'interest', field: 'amount', rate: 9.5, from: 'from', to: 'to' },
      {},
      '47,630.14',
    ],
    [
      'interest with rests',
      { fn: 'interest', field: 'amount', rate: 12, from: 'from', to: 'to', rest: 'quarterly' },
      {},
      '62,934.02',
    ],
    ['a percentage', { fn: 'percentage', field: 'amount', rate: 7.5 }, {}, '37,500'],
    ['a difference', { fn: 'difference', field: 'amount', less: 'paid' }, {}, '3,99,999.50'],
    ['a product', { fn: 'product', field: 'amount', by: 'rate' }, {}, '60,00,000'],
    ['a product with a fraction', { fn: 'product', field: 'paid', by: 2.5 }, {}, '2,50,001.25'],
    ['years of limitation', { fn: 'limitationEnd', field: 'from', years: 3 }, {}, '01/01/2027'],
    [
      'months of limitation',
      { fn: 'limitationEnd', field: 'from', months: 1 },
      { from: '2026-01-31' },
      '28/02/2026',
    ],
    [
      'days of limitation',
      { fn: 'limitationEnd', field: 'from', days: 30, excluding: 'rate' },
      {},
      '12/02/2024',
    ],
  ])('are %s', (_name, written, values, says) => expect(print(written, values)).toBe(says))

  it.each<[string, object, FormValues]>([
    ['no day is given', { fn: 'latestOf', fields: ['from', 'to'] }, { from: '', to: '' }],
    ['a date is missing', { fn: 'daysBetween', from: 'from', to: 'to' }, { to: '' }],
    [
      'a rate cannot be read',
      { fn: 'interest', field: 'amount', rate: 'rate', from: 'from', to: 'to' },
      { rate: 'bank rate' },
    ],
    ['more was paid than is due', { fn: 'difference', field: 'amount', less: 'paid' }, { paid: '6,00,000' }],
    ['somebody was born after the day', { fn: 'ageOn', field: 'to', on: 'from' }, {}],
  ])('stay blank where %s', (_name, written, values) => expect(print(written, values)).toBe('{x}'))

  it('stand in conditions and build on each other', () => {
    const delay: DerivedField = { name: 'delay', fn: 'daysBetween', from: 'from', to: 'to' }
    const content = '{if delay is more than 30}Late by {delay} days: {x}{end}'
    const written = { fn: 'product', field: 'amount', by: 'delay' }
    expect(print(written, { to: '2024-02-10' }, [delay], content)).toBe('Late by 40 days: 2,00,00,000')
    expect(print(written, { to: '2024-01-10' }, [delay], content)).toBe('')
  })

  it('are of each item where they read the answers of a list', () => {
    const until: DerivedField = { name: 'until', fn: 'addMonths', field: 'seenOn', n: 3 }
    const late: DerivedField = { name: 'late', fn: 'daysBetween', from: 'until', to: 'to' }
    const people = ['2024-01-31', '', '2024-11-30'].map((seenOn, at) => ({ personName: `P${at}`, seenOn }))
    const given = { alone: 'No', people }
    const content = '{each people}\n{personName}: {until}{if late is more than 0}, {late} days{end}.\n{end}'
    expect(print({ fn: 'count', group: 'people' }, given, [until, late], content)).toBe(
      'P0: 30/04/2024, 246 days.\n\nP1: {until}.\n\nP2: 28/02/2025.',
    )
    const counted = { fn: 'count', group: 'people', where: 'late is more than 0' }
    expect(print(counted, given, [until, late])).toBe('1')
    const last = { fn: 'latestOf', group: 'people', field: 'until' }
    expect(print(last, given, [until])).toBe('28/02/2025')
  })

  it('of an item change with its answers, with what is asked once, and are the same as from nothing', () => {
    const late: DerivedField = { name: 'late', fn: 'daysBetween', from: 'seenOn', to: 'to' }
    const form = formOf({ content: '{each people}\n{late}\n{end}' }, fields, {
      derived: [late],
      groups,
      conditions: {},
    })
    const run = createCompiler(form, 'en', { blank: 'placeholder' })
    const write = (to: string, ...days: string[]) =>
      writeText(run({ alone: 'No', to, people: days.map(seenOn => ({ seenOn })) }))
    expect(write('2024-01-31', '2024-01-01', '2024-01-30')).toBe('30\n\n1')
    expect(write('2024-02-01', '2024-01-01', '2024-01-30')).toBe('31\n\n2')
    expect(write('2024-02-01', '2024-01-31', '2024-01-30')).toBe('1\n\n2')
  })

  it('follow from the latest day like from any other', () => {
    const latest: DerivedField = { name: 'latest', fn: 'latestOf', fields: ['from', 'to'] }
    const content = '{if latest is after from}Until {x}.{end}'
    expect(print({ fn: 'addDays', field: 'latest', n: 30 }, {}, [latest], content)).toBe('Until 31/01/2025.')
  })

  it('never go through floating rupees', () => {
    expect(share(999_999_999_999_999, [99_999], 100_000)).toBe(999_989_999_999_999)
    expect(share(1, [500], 1000)).toBe(1)
    expect(share(1, [499], 1000)).toBe(0)
  })
})
