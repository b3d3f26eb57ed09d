import { describe, expect, it } from 'vitest'
import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { Language } from '#shared/languages.ts'
import { compile, createCompiler } from '../compile.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { loadNumberWords } from '../number-words.ts'
import { writeText } from '../writers/text.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups = [
  { id: 'facts', title: same('Facts'), repeat: false },
  { id: 'people', title: same('People'), repeat: true },
]
const fields = [
  field('a'),
  field('b', 'facts', { required: false }),
  field('day', 'facts', { type: 'date' }),
  field('personName', 'people'),
  field('personDate', 'people', { type: 'date', required: false }),
  field('personSum', 'people', { required: false }),
]

async function print(
  derived: DerivedField | DerivedField[],
  values: Record<string, unknown>,
  language: Language = 'en',
) {
  const list = [derived].flat()
  const form = formOf({ content: `{${list.at(-1)?.name}}` }, fields, { derived: list, groups })
  const numberWords = await loadNumberWords(language)
  return writeText(
    compile(form, language, values as Record<string, string>, { blank: 'placeholder', numberWords }),
  )
}

const people = (...names: string[]) => ({ people: names.map(personName => ({ personName })) })

describe('derived fields', () => {
  it.each([
    ['District and Sessions Judge', 'COURT OF THE DISTRICT AND SESSIONS JUDGE'],
    ['Court of the Civil Judge, Senior Division', 'COURT OF THE CIVIL JUDGE, SENIOR DIVISION'],
    ['JMFC, Court No. 3', 'COURT OF THE JMFC, COURT NO. 3'],
    ['Tahsildar', 'COURT OF THE TAHSILDAR'],
    ['Divisional Commissioner', 'COURT OF THE DIVISIONAL COMMISSIONER'],
    ['Commissioner of Police', 'COMMISSIONER OF POLICE'],
    ['Sub-Divisional Officer', 'COURT OF THE SUB-DIVISIONAL OFFICER'],
    ['Bombay City Civil Court', 'BOMBAY CITY CIVIL COURT'],
    ['Principal Judge, Family Court', 'COURT OF THE PRINCIPAL JUDGE, FAMILY COURT'],
    ['High Court of Judicature at Bombay', 'HIGH COURT OF JUDICATURE AT BOMBAY'],
  ])('capitals after IN THE put a judge into his court: %s', async (a, printed) => {
    expect(await print({ name: 'x', fn: 'capitals', field: 'a', inThe: true }, { a })).toBe(printed)
    expect(await print({ name: 'x', fn: 'capitals', field: 'a' }, { a })).toBe(a.toUpperCase())
  })

  it('capitals after BEFORE THE put nobody into a court', async () => {
    const derived: DerivedField = { name: 'x', fn: 'capitals', field: 'a', inThe: true, unless: 'b is Yes' }
    const a = "Commissioner for Employees' Compensation"
    expect(await print(derived, { a, b: 'Yes' })).toBe("COMMISSIONER FOR EMPLOYEES' COMPENSATION")
    expect(await print(derived, { a })).toBe("COURT OF THE COMMISSIONER FOR EMPLOYEES' COMPENSATION")
  })

  it('nameList joins names', async () => {
    const derived: DerivedField = { name: 'x', fn: 'nameList', group: 'people' }
    expect(await print(derived, people('A'))).toBe('A')
    expect(await print(derived, people('A', 'B', 'C'))).toBe('A, B and C')
    expect(await print(derived, people('A', 'B'), 'hi')).toBe('A और B')
    expect(await print(derived, {})).toBe('{x}')
  })

  it('a list that joins a party prints with it as one side', () => {
    const first = { id: 'first', title: same('First'), repeat: false }
    const others = {
      id: 'others',
      title: same('Others'),
      repeat: true,
      joins: 'first',
      showIf: 'more is Yes',
    }
    const asked = [
      field('more', 'facts', { type: 'select', options: ['Yes', 'No'] }),
      field('payeeName', 'first'),
      field('otherName', 'others'),
    ]
    const verb = same('{first: asks | ask}')
    const derived: DerivedField[] = [
      { name: 'x', fn: 'causeName', group: 'first' },
      { name: 'y', fn: 'choose', field: 'more', cases: { Yes: verb, No: verb } },
    ]
    const content = '{x} {y}'
    const form = formOf({ content }, asked, { derived, groups: [...groups.slice(0, 1), first, others] })
    const compiler = createCompiler(form, 'en', { blank: 'placeholder' })
    const print = (more: string) =>
      writeText(compiler({ more, payeeName: 'A', others: [{ otherName: 'B' }] }))
    expect(print('Yes')).toBe('A and another ask')
    expect(print('No')).toBe('A asks')
  })

  it.each<[Language, string]>([
    ['en', ', in person'],
    ['hi', ', स्वयं'],
    ['mr', ', स्वतः'],
  ])(
    'presence is told in %s of those who act themselves, and not of an attorney, a director or a guardian',
    (language, said) => {
      const asked = [
        ...fields,
        field('personAttorneyName', 'people', { required: false }),
        field('personKind', 'people', { required: false }),
      ]
      const derived: DerivedField[] = [{ name: 'x', fn: 'presence', group: 'people' }]
      const compiler = createCompiler(
        formOf({ content: 'Plaintiff{x}' }, asked, { derived, groups }),
        language,
        {
          blank: 'placeholder',
        },
      )
      const signed = (...items: Record<string, string>[]) => writeText(compiler({ people: items }))
      expect(signed({ personName: 'A' })).toBe(`Plaintiff${said}`)
      expect(signed({ personName: 'A' }, { personName: 'B', personAttorneyName: 'C' })).toBe('Plaintiff')
      const company = 'A company, firm, society, trust or bank'
      expect(signed({ personName: 'A' }, { personName: 'B', personKind: company })).toBe('Plaintiff')
      expect(signed({ personName: 'A', personKind: 'A minor or a person of unsound mind' })).toBe('Plaintiff')
    },
  )

  it('causeName shortens', async () => {
    const derived: DerivedField = { name: 'x', fn: 'causeName', group: 'people' }
    expect(await print(derived, people('A'))).toBe('A')
    expect(await print(derived, people('A', 'B'))).toBe('A and another')
    expect(await print(derived, people('A', 'B', 'C'))).toBe('A and others')
    expect(await print(derived, people('A', 'B', 'C'), 'mr')).toBe('A व इतर')
  })

  it('causeName counts the further parties that a question names', async () => {
    const derived: DerivedField = { name: 'x', fn: 'causeName', group: 'people', also: 'b' }
    expect(await print(derived, people('A'))).toBe('A')
    expect(await print(derived, { ...people('A'), b: 'B' })).toBe('A and another')
    expect(await print(derived, { ...people('A'), b: 'B\n\nC\n' })).toBe('A and others')
    expect(await print(derived, { ...people('A', 'B'), b: 'C' })).toBe('A and others')
  })

  it.each([
    ['{personName} dated {personDate}', 'Deed'],
    ['dated {personDate}: {personName}', 'Deed'],
    ['{personName} ({personDate})', 'Deed'],
    ['{personName}, {personDate}, Rs {personSum}', 'Deed'],
    ['दिनांक {personDate} रोजीचा {personName}', 'Deed'],
  ])('listOf %s leaves out what was not answered with its words', async (pattern, expected) => {
    const derived: DerivedField = { name: 'x', fn: 'listOf', group: 'people', pattern: same(pattern) }
    expect(await print(derived, people('Deed'))).toBe(expected)
  })

  it('listOf prints every item on its own line', async () => {
    const derived: DerivedField = {
      name: 'x',
      fn: 'listOf',
      group: 'people',
      pattern: same('{personName}, {personDate}'),
    }
    const values = { people: [{ personName: 'A', personDate: '2026-02-01' }, {}, { personName: 'B' }] }
    expect(await print(derived, values)).toBe('A, 01/02/2026\nB')
  })

  it.each<[string, Language, string]>([
    ['1250075', 'en', 'Twelve Lakh Fifty Thousand Seventy Five'],
    ['12,50,075/-', 'hi', 'बारह लाख पचास हजार पचहत्तर'],
    ['Rs. 12,50,075', 'mr', 'बारा लाख पन्नास हजार पंच्याहत्तर'],
    ['100', 'hi', 'एक सौ'],
    ['100100', 'hi', 'एक लाख एक सौ'],
    [
      '12345678901',
      'en',
      'One Thousand Two Hundred Thirty Four Crore Fifty Six Lakh Seventy Eight Thousand Nine Hundred One',
    ],
    ['१२०', 'en', 'One Hundred Twenty'],
    ['10.50', 'en', 'Ten and Fifty Paise'],
  ])('amountWords of %s in %s', async (amount, language, words) => {
    expect(await print({ name: 'x', fn: 'amountWords', field: 'a' }, { a: amount }, language)).toBe(words)
  })

  it.each(['about 500', '12.345', '-5', '', '1e9', '9'.repeat(30)])(
    'amountWords of %j stays blank',
    async amount => {
      expect(await print({ name: 'x', fn: 'amountWords', field: 'a' }, { a: amount })).toBe('{x}')
    },
  )

  it.each<[string, Language, string]>([
    ['1250075', 'en', '12,50,075'],
    ['1250075.5', 'mr', '12,50,075.50'],
    ['123456789', 'hi', '12,34,56,789'],
    ['999', 'mr', '999'],
  ])('amountFigures of %s in %s groups the Indian way', async (amount, language, figures) => {
    expect(await print({ name: 'x', fn: 'amountFigures', field: 'a' }, { a: amount }, language)).toBe(figures)
  })

  it('sum adds questions and groups to the paisa, and can be passed on', async () => {
    const sum: DerivedField = { name: 's', fn: 'sum', fields: ['a', 'b'] }
    expect(await print(sum, { a: '0.10', b: '0.20' })).toBe('0.30')
    expect(await print(sum, { a: '5' })).toBe('5')
    expect(await print(sum, { b: '5' })).toBe('{s}')
    const group: DerivedField = { name: 's', fn: 'sum', group: 'people', field: 'personSum' }
    const values = {
      people: [
        { personName: 'A', personSum: '1,00,000' },
        { personName: 'B', personSum: '50000' },
      ],
    }
    expect(await print([group, { name: 'x', fn: 'amountWords', field: 's' }], values)).toBe(
      'One Lakh Fifty Thousand',
    )
  })

  it.each<[Language, string]>([
    ['en', '14 February 2026'],
    ['hi', '14 फरवरी 2026'],
    ['mr', '14 फेब्रुवारी 2026'],
  ])('dateLong in %s', async (language, text) => {
    expect(await print({ name: 'x', fn: 'dateLong', field: 'day' }, { day: '2026-02-14' }, language)).toBe(
      text,
    )
  })

  it('addDays and addMonths keep to the calendar', async () => {
    const later = (fn: 'addDays' | 'addMonths', n: number, day: string) =>
      print({ name: 'x', fn, field: 'day', n }, { day })
    expect(await later('addDays', 30, '2026-01-31')).toBe('02/03/2026')
    expect(await later('addMonths', 1, '2026-01-31')).toBe('28/02/2026')
    expect(await later('addMonths', 1, '2028-01-31')).toBe('29/02/2028')
    expect(await later('addMonths', -2, '2026-01-15')).toBe('15/11/2025')
    expect(await later('addMonths', 36, '2026-02-31')).toBe('{x}')
    const monthEnd = { name: 'x', fn: 'addMonths', field: 'day', n: 2, monthEnd: true } as const
    expect(await print(monthEnd, { day: '2026-08-20' })).toBe('31/10/2026')
    expect(await print(monthEnd, { day: '2026-12-31' })).toBe('28/02/2027')
  })

  it('choose may print other answers', async () => {
    const yes = [field('a', 'facts', { type: 'select', options: ['Yes'] })]
    const derived: DerivedField[] = [
      { name: 'x', fn: 'choose', field: 'a', cases: { Yes: same('since {day}') } },
    ]
    const form = formOf({ content: '{x}' }, [...yes, ...fields.slice(2, 3)], { derived })
    const text = (values: Record<string, string>) =>
      writeText(compile(form, 'en', values, { blank: 'placeholder' }))
    expect(text({ a: 'Yes', day: '2026-02-14' })).toBe('since 14/02/2026')
    expect(text({ a: 'Yes' })).toBe('since {day}')
    expect(text({ a: 'constructor' })).toBe('{x}')
  })

  it('choose takes a party for an individual until another kind is chosen', () => {
    const kind = field('a', 'facts', { type: 'select', options: ['An individual', 'A company'] })
    const cases = { 'An individual': same('in person'), 'A company': same('through {day}') }
    const derived: DerivedField[] = [{ name: 'x', fn: 'choose', field: 'a', cases }]
    const form = formOf({ content: '{x}' }, [kind, ...fields.slice(2, 3)], { derived })
    const text = (values: Record<string, string>) =>
      writeText(compile(form, 'en', values, { blank: 'placeholder' }))
    expect(text({})).toBe('in person')
    expect(text({ a: 'A company', day: '2026-02-14' })).toBe('through 14/02/2026')
  })

  it('words prints what the form says in place of a shared paper', async () => {
    const text = { en: 'section 9', hi: 'धारा 9', mr: 'कलम 9' }
    expect(await print({ name: 'x', fn: 'words', text }, {}, 'hi')).toBe('धारा 9')
  })

  it('choose agrees with the parties', () => {
    const asked = [field('a', 'facts', { type: 'select', options: ['Yes'] }), field('partyName', 'parties')]
    const parties = [...groups, { id: 'parties', title: same('Parties'), repeat: true }]
    const cases = { Yes: same('{parties: he is | they are} here') }
    const derived: DerivedField[] = [{ name: 'x', fn: 'choose', field: 'a', cases }]
    const form = formOf({ content: '{x}' }, asked, { derived, groups: parties })
    const compiler = createCompiler(form, 'en', { blank: 'placeholder' })
    const text = (count: number) =>
      writeText(compiler({ a: 'Yes', parties: Array.from({ length: count }, () => ({ partyName: 'A' })) }))
    expect(text(1)).toBe('he is here')
    expect(text(2)).toBe('they are here')
  })

  it('a number that choose prints can be reckoned with', async () => {
    const age = field('age', 'facts', { type: 'select', options: ['26 to 30'] })
    const derived: DerivedField[] = [
      { name: 'multiplier', fn: 'choose', field: 'age', cases: { '26 to 30': same('17') } },
      { name: 'x', fn: 'product', field: 'income', by: 'multiplier' },
    ]
    const income = field('income', 'facts', { input: 'amount' })
    const form = formOf({ content: '{x}' }, [age, income], { derived })
    const values = { age: '26 to 30', income: '120000' }
    expect(writeText(compile(form, 'en', values, { blank: 'placeholder' }))).toBe('20,40,000')
  })

  it('a product of what is not asked is not there, and a sum goes on without it', () => {
    const asked = [
      field('a', 'facts', { type: 'select', options: ['Yes', 'No'] }),
      field('each', 'facts', { input: 'amount', showIf: 'a is Yes' }),
      field('times', 'facts', { input: 'number' }),
      field('rent', 'facts', { input: 'amount' }),
    ]
    const derived: DerivedField[] = [
      { name: 'claimed', fn: 'product', field: 'each', by: 'times' },
      { name: 'x', fn: 'sum', fields: ['rent', 'claimed'] },
    ]
    const form = formOf({ content: '{x}' }, asked, { derived })
    const text = (values: Record<string, string>) =>
      writeText(compile(form, 'en', values, { blank: 'placeholder' }))
    expect(text({ a: 'Yes', each: '50', times: '2', rent: '900' })).toBe('1,000')
    expect(text({ a: 'No', each: '50', times: '2', rent: '900' })).toBe('900')
    expect(text({ a: 'Yes', times: '2', rent: '900' })).toBe('{x}')
  })
})
