import { describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { compile, createCompiler } from './compile.ts'
import { field, formOf } from './fixtures/every-block.ts'
import { writeText } from './writers/text.ts'

const fields = [
  field('facts', 'facts', { type: 'textarea' }),
  field('late', 'facts', { type: 'select', options: ['Yes', 'No'] }),
  field('more', 'facts', { required: false }),
]
const form = (content: string, footer = '') =>
  formOf({ content, footer }, fields, { conditions: { isLate: 'late is Yes' } })
const print = (content: string, values: FormValues = {}, language: Language = 'en') =>
  writeText(compile(form(content), language, values, { blank: 'placeholder' }))

describe('a named paragraph', () => {
  it('is called by its number, above and below it, and the name does not print', () => {
    expect(print('1. See {#limitation}.\n\n1. [limitation] In time.\n\n1. As **{#limitation}** says.')).toBe(
      '1. See 2.\n\n2. In time.\n\n3. As 2 says.',
    )
  })

  it('keeps its number right while paragraphs come and go', () => {
    const content = '{if isLate}\n1. Late.\n{end}\n1. [limitation] In time.\n\nBy paragraph {#limitation}.'
    const run = createCompiler(form(content), 'en', { blank: 'placeholder' })
    expect(writeText(run({ late: 'No' }))).toContain('By paragraph 1.')
    expect(writeText(run({ late: 'Yes' }))).toContain('By paragraph 2.')
    expect(writeText(run({ late: 'No' }))).toContain('By paragraph 1.')
  })

  it('stands beside a basis of truth', () => {
    const content = '### Grounds [grounds, advice]\n\n1. One.\n\n1. [ last , record ] Two.'
    const { blocks } = compile(form(content), 'en', {}, { blank: 'rule' }).sections[4] ?? { blocks: [] }
    expect(blocks[0]).toMatchObject({ lines: [[{ text: 'Grounds' }]] })
    expect(blocks[1]).toMatchObject({ basis: 'advice', names: ['grounds'] })
    expect(blocks[2]).toMatchObject({ basis: 'record', names: ['last', 'grounds'] })
  })

  it('leaves a blank where it dropped out', () => {
    expect(print('1. See {#x}.\n\n1. [x] {more}')).toBe('1. See {#x}.')
    const ruled = compile(form('1. See {#x}.'), 'en', {}, { blank: 'rule' })
    expect(writeText(ruled)).toBe('1. See ____________.')
  })

  it('does not keep a paragraph whose answers are missing', () => {
    expect(print('1. [a] One.\n\n1. {more}, see {#a}.\n\n1. Last.')).toBe('1. One.\n\n2. Last.')
  })
})

describe('a range', () => {
  const content = `### Facts [facts]

1. {facts}

## PART II [second]

1. One.

### Grounds [grounds]

1. Two.

1. Three.

From {#facts to second}; {#facts}; {#second}; {#grounds}.`

  it.each<[Language, string]>([
    ['en', 'From 1 to 6; 1 to 3; 4 to 6; 5 and 6.'],
    ['hi', 'From 1 से 6; 1 से 3; 4 से 6; 5 और 6.'],
    ['mr', 'From 1 ते 6; 1 ते 3; 4 ते 6; 5 व 6.'],
  ])('covers all under a heading, in %s', (language, says) => {
    expect(print(content, { facts: 'a\nb\nc' }, language)).toContain(says)
  })

  it('of one paragraph is one number', () => {
    expect(print(content, { facts: 'a' })).toContain('From 1 to 4; 1; 2 to 4; 3 and 4.')
  })
})

describe('the numbers of a paper', () => {
  it('are given to the other papers of the set', () => {
    const main = compile(
      form('1. One.\n\n### Grounds [grounds]\n\n1. Two.\n\n1. Three.'),
      'en',
      {},
      {
        blank: 'rule',
      },
    )
    expect(main.numbers).toEqual({ grounds: { first: 2, last: 3 } })
    const stay = form('1. [grounds] By paragraphs {main#grounds} of the petition, and {#grounds} here.')
    const text = writeText(compile(stay, 'en', {}, { blank: 'rule' }, { main: main.numbers ?? {} }))
    expect(text).toBe('1. By paragraphs 2 and 3 of the petition, and 1 here.')
  })

  it('stay the same object, and blocks that name nothing new stay the same', () => {
    const run = createCompiler(form('1. [a] {facts}\n\n1. See {#a}.\n\n1. End.'), 'en', { blank: 'rule' })
    const before = run({ facts: 'one' })
    const same = run({ facts: 'another' })
    expect(same.numbers).toBe(before.numbers)
    expect(same.sections[4]?.blocks.slice(1)).toEqual(before.sections[4]?.blocks.slice(1))
    expect(same.sections[4]?.blocks[1]).toBe(before.sections[4]?.blocks[1])
    const longer = run({ facts: 'one\ntwo' })
    expect(writeText(longer)).toBe('1. one\n\n2. two\n\n3. See 1 and 2.\n\n4. End.')
  })
})
