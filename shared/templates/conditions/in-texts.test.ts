import { describe, expect, it } from 'vitest'
import type { FormGroup, FormValues } from '#shared/contract/forms.ts'
import { compile, createCompiler } from '../compile.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { writeText } from '../writers/text.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups: FormGroup[] = [
  { id: 'facts', title: same('Facts'), repeat: false },
  { id: 'parties', title: same('Parties'), repeat: true },
  { id: 'late', title: same('Delay'), repeat: false, showIf: 'isLate' },
]
const fields = [
  field('remedy', 'facts', { type: 'select', options: ['None', 'There is one'] }),
  field('reasons', 'facts', { showIf: "remedy is 'There is one'" }),
  field('filed', 'facts', { type: 'date', required: false }),
  field('lastDay', 'facts', { type: 'date', required: false }),
  field('partyName', 'parties'),
  field('partyAge', 'parties', { required: false, requiredIf: "remedy is 'There is one'" }),
  field('guardian', 'parties', { showIf: 'partyAge is less than 18' }),
  field('cause', 'late'),
]
const conditions = { isLate: 'filed is after lastDay', hasRemedy: "remedy is 'There is one'" }
const derived = [
  {
    name: 'partyList',
    fn: 'listOf' as const,
    group: 'parties',
    pattern: same('{partyName}, through {guardian}'),
  },
]
const print = (content: string, values: FormValues) =>
  writeText(compile(formOf({ content }, fields, { conditions, groups, derived }), 'en', values, preview))
const preview = { blank: 'placeholder' } as const
const one = { remedy: 'There is one', reasons: 'An appeal lies.' }

describe('a condition in a text', () => {
  it('on lines of its own governs the blocks between them, with else', () => {
    const content = `1. First.

{if hasRemedy}
1. There is a remedy.

(a) {reasons}
{else if remedy is None}

1. There is none.

{else}

1. Not known.

{end}
1. Last.`
    expect(print(content, one)).toBe(
      '1. First.\n\n2. There is a remedy.\n\n    (a) An appeal lies.\n\n3. Last.',
    )
    expect(print(content, { remedy: 'None' })).toBe('1. First.\n\n2. There is none.\n\n3. Last.')
    expect(print(content, {})).toBe('1. First.\n\n2. Not known.\n\n3. Last.')
  })

  it('inside a line takes words and places with it, and leaves no double space or stray comma', () => {
    const content =
      'The plea {if hasRemedy}of a remedy{else}**of none**{end} is made {if isLate}late, for {cause}{end}, today.'
    expect(print(content, one)).toBe('The plea of a remedy is made, today.')
    const late = { remedy: 'None', filed: '2026-03-02', lastDay: '2026-03-01', cause: 'illness' }
    expect(print(content, late)).toBe('The plea of none is made late, for illness, today.')
  })

  it('lets a paragraph go of which nothing is left, with its number', () => {
    expect(print('1. {if hasRemedy}There is one.{end}\n\n1. Last.', { remedy: 'None' })).toBe('1. Last.')
    expect(print('Place {if hasRemedy}A{end} || {if hasRemedy}B{end}\nC || D', {})).toMatch(/^Place\nC +D$/)
  })

  it('knows whether there is a list', () => {
    const content = '1. {if partyList is answered}The parties are named.{else}None is named.{end}'
    expect(print(content, { parties: [{ partyName: 'Asha' }] })).toBe('1. The parties are named.')
    expect(print(content, { parties: [{}] })).toBe('1. None is named.')
  })

  it('nests', () => {
    const content =
      '{if hasRemedy}\n1. A{if isLate} and late{end}.\n{if isLate}\n\n1. B.\n{end}\n{end}\n1. C.'
    expect(print(content, one)).toBe('1. A.\n\n2. C.')
    expect(print(content, { ...one, filed: '2026-03-02', lastDay: '2026-03-01' })).toBe(
      '1. A and late.\n\n2. B.\n\n3. C.',
    )
  })

  it('counts the items of a repeat group', () => {
    const content = '{if parties are several}Jointly.{else}Alone.{end}'
    expect(print(content, { parties: [{}, {}] })).toBe('Jointly.')
    expect(print(content, {})).toBe('Alone.')
  })
})

describe('a question that is not shown', () => {
  it('does not print, whatever was once answered, and prints again when it is shown', () => {
    const content = '1. {reasons}\n\n1. {cause}\n\n1. Last.'
    const kept = { reasons: 'An appeal.', cause: 'illness', remedy: 'None' }
    expect(print(content, kept)).toBe('1. Last.')
    const shown = { ...kept, remedy: 'There is one', filed: '2026-03-02', lastDay: '2026-03-01' }
    expect(print(content, shown)).toBe('1. An appeal.\n\n2. illness\n\n3. Last.')
  })

  it('is decided for each item of a repeat group by itself', () => {
    const parties = [
      { partyName: 'A', partyAge: '12', guardian: 'B' },
      { partyName: 'C', partyAge: '40', guardian: 'D' },
    ]
    expect(print('- {partyList}', { parties })).toBe('– A, through B\n\n– C')
  })

  it('leaves a blank only while it is required', () => {
    expect(print('1. {reasons}', { remedy: 'There is one' })).toBe('1. {reasons}')
    expect(print('1. {reasons}', {})).toBe('')
  })
})

it('an answer that decides nothing leaves the blocks the same objects', () => {
  const content = '1. One.\n\n{if hasRemedy}\n1. Two {reasons}.\n{end}\n\n1. {filed}'
  const run = createCompiler(formOf({ content }, fields, { conditions, groups }), 'en', preview)
  const before = run(one).sections.flatMap(section => section.blocks)
  const after = run({ ...one, filed: '2026-03-01' }).sections.flatMap(section => section.blocks)
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
  expect([after[0], after[1]].every((block, at) => block === before[at])).toBe(true)
  expect(after).toHaveLength(3)
})
