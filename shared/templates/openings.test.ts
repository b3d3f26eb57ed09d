import { describe, expect, it } from 'vitest'
import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import { compile } from './compile.ts'
import { field, formOf } from './fixtures/every-block.ts'
import { writeText } from './writers/text.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const choice = field('cases', 'facts', { type: 'select', options: ['None', 'Some'] })
const derived: DerivedField[] = [
  {
    name: 'casesText',
    fn: 'choose',
    field: 'cases',
    cases: { None: same('There is no other case.'), Some: same('The other cases are:') },
  },
  { name: 'ground', fn: 'oneOf', fields: ['first', 'second'] },
]
const fields = [
  choice,
  ...['details', 'first', 'second', 'loss'].map(name => field(name, 'facts', { required: false })),
]
const content = `1. {casesText}

(a) {details}

1. The losses are the following:

(a) {loss}

1. It is asked on these grounds:

(a) {ground}

(a) First: {first}

(a) Second: {second}`
const form = formOf({ content }, fields, { derived })
const print = (values: FormValues) =>
  writeText(compile(form, 'en', values, { blank: 'placeholder' })).replace(/\s+/g, ' ')

describe('what announces a list', () => {
  it('goes with a list whose answers are missing', () => {
    expect(print({ cases: 'None', first: 'x' })).toBe(
      '1. There is no other case. 2. It is asked on these grounds: (a) First: x',
    )
  })

  it('stays, with a blank to fill, where an answer promised the list', () => {
    expect(print({ cases: 'Some', first: 'x' })).toContain('1. The other cases are: (a) {details} 2. It')
  })

  it('leaves out what was written below before the answer became None', () => {
    expect(print({ cases: 'None', details: 'Case 5 of 2026', first: 'x' })).not.toContain('Case 5')
    expect(print({ cases: 'Some', details: 'Case 5 of 2026', first: 'x' })).toContain('(a) Case 5 of 2026')
  })

  it('keeps one blank where one of several answers must be given, until it is', () => {
    expect(print({ cases: 'None' })).toContain('It is asked on these grounds: (a) {ground}')
    expect(print({ cases: 'None', second: 'y' })).toContain('It is asked on these grounds: (a) Second: y')
  })
})
