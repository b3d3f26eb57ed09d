import { describe, expect, it } from 'vitest'
import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { Language } from '#shared/languages.ts'
import { listRanges } from './bases-of-truth.ts'
import { compile, createCompiler } from './compile.ts'
import { field, formOf } from './fixtures/every-block.ts'
import { writeText } from './writers/text.ts'

const basis = field('basis', 'facts', { type: 'select', options: ['to my own knowledge', 'to the record'] })
const content = `### Facts

1. One.

1. {more}

### Grounds [advice]

1. Two.

1. [knowledge] Three.

### The order [record]

1. Four.`
const derived: DerivedField[] = [
  { name: 'truth', fn: 'basesOfTruth', field: 'basis', knowledge: 'ownNumbers', advice: 'ownAdvice' },
]
const fields = [
  basis,
  field('appearsInPerson', 'facts', { type: 'select', options: ['No', 'Yes'], required: false }),
  field('more', 'facts', { required: false }),
  field('ownNumbers', 'facts', { required: false }),
  field('ownAdvice', 'facts', { required: false }),
]
const form = formOf({ content, footer: 'I verify that {truth}.' }, fields, { derived })

function verify(values: Record<string, string>, language: Language = 'en'): string {
  const document = compile(form, language, values, { blank: 'placeholder' })
  return writeText({ ...document, sections: document.sections.filter(({ name }) => name === 'footer') })
}

describe('the verification', () => {
  it('says by numbers what is known, what is of record and what rests on advice', () => {
    expect(verify({ basis: 'to my own knowledge' })).toBe(
      'I verify that the contents of paragraphs 1 and 3 are true to my own knowledge; the contents of paragraph 4 are derived from the record, which I believe to be correct; and the contents of paragraph 2 are submissions based on the record and on legal advice received, which I believe to be true.',
    )
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'paragraph 2 are submissions based on the record and on the law, which I believe to be true',
      'advice',
    ],
    ['hi', 'पैरा 2 की बातें अभिलेख और विधि पर आधारित निवेदन हैं', 'सलाह'],
    ['mr', 'परिच्छेद 2 मधील मजकूर अभिलेखावर व कायद्यावर आधारित असून', 'सल्ल्यावर'],
  ])('swears to no legal advice where the party has no advocate, in %s', (language, says, advised) => {
    const text = verify({ basis: 'to my own knowledge', appearsInPerson: 'Yes' }, language)
    expect(text).toContain(says)
    expect(text).not.toContain(advised)
    expect(verify({ basis: 'to my own knowledge', appearsInPerson: 'No' }, language)).toContain(advised)
  })

  it.each<[Language, string]>([
    ['en', 'paragraph 1 are stated on information from the source named there, which I believe to be true'],
    ['hi', 'पैरा 1 की बातें वहाँ बताए गए स्रोत से मिली सूचना पर आधारित हैं'],
    ['mr', 'परिच्छेद 1 मधील मजकूर तेथे नमूद स्रोताकडून मिळालेल्या माहितीवर आधारित असून'],
  ])('keeps what somebody told apart from the record, in %s', (language, says) => {
    const texts = { content: '1. [information] Asha told me.', footer: 'I verify that {truth}.' }
    const document = compile(
      formOf(texts, fields, { derived }),
      language,
      { basis: 'to my own knowledge' },
      {
        blank: 'placeholder',
      },
    )
    expect(writeText(document)).toContain(says)
  })

  it('counts again when a paragraph comes in, and keeps what did not change', () => {
    const run = createCompiler(form, 'en', { blank: 'placeholder' })
    const before = run({ basis: 'to the record' })
    const same = run({ basis: 'to the record' })
    expect(same.sections.at(-1)).toBe(before.sections.at(-1))
    const longer = run({ basis: 'to the record', more: 'More.' })
    expect(writeText(longer)).toContain('paragraphs 1, 2 and 4 are true to the record')
  })

  it('speaks Hindi and Marathi without a slash', () => {
    expect(verify({ basis: 'to my own knowledge' }, 'hi')).toContain('पैरा 1 और 3 की बातें')
    expect(verify({ basis: 'to my own knowledge' }, 'mr')).toContain('परिच्छेद 1 व 3 मधील मजकूर')
    expect(verify({ basis: 'to my own knowledge' }, 'hi')).not.toContain('/')
  })

  it('prints the numbers the advocate wrote in their place', () => {
    const own = verify({ basis: 'to my own knowledge', ownNumbers: '1 to 3', ownAdvice: '4' })
    expect(own).toContain('paragraphs 1 to 3 are true to my own knowledge; and the contents of paragraph 4')
    expect(own).not.toContain('derived from the record')
  })

  it('stays a blank while nobody said how the facts are known', () => {
    expect(verify({})).toBe('I verify that {truth}.')
  })

  it.each<[number[], string]>([
    [[1, 2, 3, 5, 6], '1 to 3, 5 and 6'],
    [[4], '4'],
    [[1, 2], '1 and 2'],
    [[], ''],
  ])('%j reads %s', (numbers, text) => expect(listRanges(numbers, 'en')).toBe(text))
})
