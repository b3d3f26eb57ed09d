import { describe, expect, it } from 'vitest'
import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { Answers, FormGroup, FormValues } from '#shared/contract/forms.ts'
import { listRuns } from './blocks.ts'
import { compile, createCompiler } from './compile.ts'
import { courtProfiles } from './court-profiles.ts'
import { field, formOf } from './fixtures/every-block.ts'
import { writeHtml } from './writers/html.ts'
import { writeText } from './writers/text.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups: FormGroup[] = [
  { id: 'facts', title: same('Facts'), repeat: false },
  { id: 'cheques', title: same('Cheques'), repeat: true, showIf: 'paid is No' },
  { id: 'respondents', title: same('Respondents'), repeat: true },
]
const fields = [
  field('paid', 'facts', { type: 'select', options: ['Yes', 'No'] }),
  field('chequeNumber', 'cheques'),
  field('chequeAmount', 'cheques', { input: 'amount' }),
  field('bounced', 'cheques', { required: false }),
  field('respondentName', 'respondents'),
  field('respondentParentage', 'respondents'),
  field('respondentRole', 'respondents', { type: 'select', options: ['Driver', 'Owner'] }),
  field('respondentNote', 'respondents', { type: 'textarea', required: false }),
]
const derived: DerivedField[] = [
  { name: 'total', fn: 'sum', group: 'cheques', field: 'chequeAmount' },
  { name: 'totalFigures', fn: 'amountFigures', field: 'total' },
]
const form = (content: string) => formOf({ content }, fields, { conditions: {}, groups, derived })
const compiled = (content: string, values: FormValues) =>
  compile(form(content), 'en', values, { blank: 'placeholder' })
const print = (content: string, values: FormValues) => writeText(compiled(content, values))

const table = `| No. | Cheque | Amount (Rs) > |
| {#} | {chequeNumber}{if bounced is answered}, {bounced}{end} | {chequeAmount} |
| | **Total** | {totalFigures} |`
const cheques: Answers[] = [
  { chequeNumber: '000123', chequeAmount: '50,000' },
  { chequeNumber: '000124', chequeAmount: '1,25,000', bounced: 'returned unpaid' },
]

describe('a table', () => {
  it('has a line for each item of the group it names, and other lines once', () => {
    expect(print(table, { paid: 'No', cheques })).toBe(`No.   Cheque                   Amount (Rs)
----  -----------------------  -----------
1     000123                        50,000
2     000124, returned unpaid     1,25,000
      Total                       1,75,000`)
  })

  it('keeps a row that says what stands where there is no answer, and drops one that does not', () => {
    const rows = `| Particular | |
| Security | {if security is answered}{security}{else}None{end} |
| Record | {record} |
| Orders | {if order is answered}{order}{end} |`
    const optional = ['security', 'record', 'order'].map(name => field(name, 'facts', { required: false }))
    const print = (values: FormValues) =>
      writeText(
        compile(formOf({ content: rows }, optional, { conditions: {} }), 'en', values, {
          blank: 'placeholder',
        }),
      )
    expect(print({})).toMatch(/Security +None$/)
    expect(print({})).not.toMatch(/Record|Orders/)
    expect(print({ security: 'A plant', record: 'Filed' })).toMatch(/Security +A plant\nRecord +Filed$/)
  })

  it('groups an amount in the Indian way, however it was typed', () => {
    const typed = ['125000', 'Rs 1,25,000/-', '125000.50', 'about a lakh'].map(chequeAmount => ({
      chequeNumber: '1',
      chequeAmount,
    }))
    const printed = print('| Amount |\n| {chequeAmount} |', { paid: 'No', cheques: typed })
    expect(
      printed
        .split('\n')
        .slice(2)
        .map(line => line.trim()),
    ).toEqual(['1,25,000', '1,25,000', '1,25,000.50', 'about a lakh'])
  })

  it('goes with its header, its total and what announces it where nothing is asked', () => {
    expect(
      print(`### Cheques\n\n1. The cheques are as follows:\n\n${table}\n\n### Next\n\nEnd.`, {
        paid: 'Yes',
        cheques,
      }),
    ).toBe('Next\n\nEnd.')
  })

  it('keeps the rows that have an answer of their own where the items are not asked', () => {
    const own = field('rent', 'facts', { required: false })
    const whole = formOf(
      {
        content:
          '| What | Rs > |\n| Rent | {rent} |\n| {chequeNumber} | {chequeAmount} |\n| **Total** | {totalFigures} |',
      },
      [...fields, own],
      {
        conditions: {},
        groups,
        derived,
      },
    )
    const text = (values: FormValues) => writeText(compile(whole, 'en', values, { blank: 'placeholder' }))
    expect(text({ paid: 'Yes', rent: '900', cheques })).toMatch(/^What +Rs\n-+ +-+\nRent +900$/)
    expect(text({ paid: 'Yes', cheques })).toBe('')
  })

  it('shows blanks of the first item before anything is answered, each with its question', () => {
    const document = compiled(table, { paid: 'No' })
    const blank = listRuns(document).find(run => run.text === '{chequeNumber}')
    expect(blank).toMatchObject({ blank: true, sources: ['chequeNumber'], item: 0 })
  })

  it('is written with the names of its columns where a line cannot hold them', () => {
    const wide = `| The name of the person | Parentage of the person | The role in all this | ${'A very long heading | '.repeat(4)}
| {respondentName} | {respondentParentage} | {respondentRole} | ${'averyverylongwordindeed | '.repeat(4)}`
    const text = print(wide, { respondents: [{ respondentName: 'A', respondentRole: 'Driver' }] })
    expect(text).toContain('The name of the person: A\nParentage of the person: {respondentParentage}')
  })

  it('is a real table in a page, with heads of columns and amounts at the right', () => {
    const page = writeHtml(compiled(table, { paid: 'No', cheques }), courtProfiles.general)
    expect(page).toContain('<th scope="col" class="amount">Amount (Rs)</th>')
    expect(page).toContain('<td>2</td><td>000124, returned unpaid</td><td class="amount">1,25,000</td>')
  })

  it('leaves room for a photograph in a column marked for it', () => {
    const page = writeHtml(compiled('| Party | Photograph ^ |\n| Arjun | |', {}), courtProfiles.general)
    expect(page).toContain('<th scope="col">Photograph</th>')
    expect(page).toContain('<td>Arjun</td><td class="photo"></td>')
  })

  it('ends at a line without strokes, and two strokes still make columns', () => {
    expect(
      compiled(`${table}\nWords.\n\nA || B`, { paid: 'No', cheques }).sections[4]?.blocks.map(
        ({ kind }) => kind,
      ),
    ).toEqual(['table', 'paragraph', 'columns'])
  })
})

describe('each', () => {
  const content = `{each respondents}
1. {respondentName} {if respondentRole is Driver}drove{else}owned{end} it; {respondents: he | she | they} denied it.

(a) {respondentNote}

{if respondentRole is Owner}
(b) The owner of No. {#}.
{end}
{end}
1. End.`
  const respondents: Answers[] = [
    { respondentName: 'Arjun', respondentParentage: 'son of Mohan', respondentRole: 'Driver' },
    {
      respondentName: 'Sita',
      respondentParentage: 'daughter of Mohan',
      respondentRole: 'Owner',
      respondentNote: 'one\ntwo',
    },
  ]

  it('writes its blocks once for each item, with the answers, conditions and words of that item', () => {
    expect(
      print(content.replace('he | she | they', 'he | she | it | they'), { respondents }),
    ).toBe(`1. Arjun drove it; he denied it.

2. Sita owned it; she denied it.

    (a) one

    (b) two

    (c) The owner of No. 2.

3. End.`)
  })

  it('goes with its heading where the group is not asked, and stands inside conditions', () => {
    const text =
      '### Cheques\n\n{each cheques}\n- {chequeNumber}\n{end}\n\n### End\n\n{if paid is Yes}\n{each respondents}\n- {respondentName}\n{end}\n{end}'
    expect(print(text, { paid: 'Yes', cheques, respondents })).toBe('End\n\n– Arjun\n\n– Sita')
    expect(print(text, { paid: 'No', cheques, respondents })).toBe('Cheques\n\n– 000123\n\n– 000124')
  })

  it('counts a list through all items, and one under each item anew', () => {
    expect(print('{each respondents}\n(a) {respondentName}\n{end}', { respondents })).toBe(
      '    (a) Arjun\n\n    (b) Sita',
    )
    const under = '{each respondents}\n{respondentName}\n\n(a) one\n\n(b) two\n{end}'
    expect(print(under, { respondents }).match(/\(a\)/g)).toHaveLength(2)
  })

  it('leaves the blocks of other items the same objects', () => {
    const run = createCompiler(form(content), 'en', { blank: 'placeholder' })
    const blocks = (values: FormValues) => run(values).sections[4]?.blocks ?? []
    const before = blocks({ respondents })
    const after = blocks({
      respondents: [respondents[0] ?? {}, { ...respondents[1], respondentName: 'Gita' }],
    })
    expect(after.map((block, at) => block === before[at])).toEqual([true, false, true, true, true, true])
    const again = blocks({ respondents })
    const more = blocks({
      respondents: [...respondents, { respondentName: 'Ravi', respondentRole: 'Driver' }],
    })
    expect(more.slice(2, 5).every((block, at) => block === again[at + 2])).toBe(true)
    expect(new Set(more.map(({ key }) => key)).size).toBe(more.length)
  })

  it('compiles to the same as from nothing while items come and go', () => {
    const run = createCompiler(form(content), 'en', { blank: 'placeholder' })
    const all: FormValues[] = [{ respondents }, {}, { respondents: respondents.slice(1) }, { respondents }]
    for (const values of all) expect(run(values)).toEqual(compiled(content, values))
  })

  it('gives the names of its paragraphs a range', () => {
    const text = '{each respondents}\n1. [roles] {respondentName}\n{end}\n\nBy {#roles}.'
    expect(print(text, { respondents })).toContain('By 1 and 2.')
  })
})
