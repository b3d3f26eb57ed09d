import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ModelPassage } from './case-model.ts'
import { checkAnswer } from './check-answer.ts'

const passages: ModelPassage[] = [
  {
    caseId: 'sc-a',
    caseTitle: 'Gurbaksh Singh v State of Punjab',
    citation: '(1980) 2 SCC 565',
    paragraphId: 'p12',
    label: '12',
    text: 'The power under Section 438 of the Code of Criminal Procedure is of an extra-ordinary char-\nacter. In Balchand Jain v. State of M.P., AIR 1977 SC 366, this Court said that the “judges’ discretion” must not be cut down; see also s. 439(2) CrPC and Article 21.',
  },
  {
    caseId: 'sc-b',
    caseTitle: 'महाराष्ट्र राज्य विरुद्ध रामलाल',
    citation: null,
    paragraphId: 'p3',
    label: '3',
    text: 'धारा ४३८ के अंतर्गत अग्रिम ज़मानत दी जा सकती है।',
  },
]

function check(text: string, cited: number[] = [1], quotation: string | null = null) {
  const { sentences, removed } = checkAnswer([{ text, passages: cited, quotation }], passages)
  return sentences[0]?.text ?? removed[0]?.reason
}

describe('what stands', () => {
  it.each([
    'Anticipatory bail is an extraordinary remedy under Section 438 CrPC.',
    'The power is of an "extra ordinary character".',
    'The power is “of an EXTRA-ORDINARY, character”.',
    "The court speaks of 'judges' discretion' here.",
    "The accused's rights and the parties' duties are weighed.",
    'Balchand Jain vs State of Madhya Pradesh (AIR 1977 S.C. 366) is followed.',
    'Gurbaksh Singh v. State of Punjab (1980) 2 S.C.C. 565 says so.',
    'Section 439 CrPC and Art. 21 of the Constitution matter.',
    'Sections 438 and 439(2) of the Code of Criminal Procedure are read together.',
    'See s. 438.',
  ])('%s', text => {
    expect(check(text)).toBe(text)
  })

  it('also in Hindi, whatever the digits', () => {
    expect(check('धारा 438 में "अग्रिम जमानत दी जा सकती है" कहा गया।', [2])).toMatch(/^The words|^धारा/)
    expect(check('धारा 438 में “अग्रिम ज़मानत दी जा सकती है” कहा गया।', [2])).toBe(
      'धारा 438 में “अग्रिम ज़मानत दी जा सकती है” कहा गया।',
    )
  })

  it('keeps the first source that bears all of it', () => {
    const { sentences } = checkAnswer(
      [{ text: 'Section 439(2) CrPC matters.', passages: [2, 1], quotation: null }],
      passages,
    )
    expect(sentences[0]).toMatchObject({ caseId: 'sc-a', paragraphId: 'p12', label: '12' })
  })

  it('shows a quotation behind the sentence unless it is in it', () => {
    expect(check('Discretion stays.', [1], '"must not be cut down"')).toBe(
      'Discretion stays. “must not be cut down”',
    )
    expect(check('It must not be cut down.', [1], 'must not be cut down')).toBe('It must not be cut down.')
  })

  it('is one line without numbers of passages and without marks that turn text around', () => {
    expect(check('Bail\n is [1] the \u202erule [1, 2].')).toBe('Bail is the rule.')
  })
})

describe('what is taken out', () => {
  it.each<[string, number[], string]>([
    ['Bail is the rule.', [], 'It names no source.'],
    ['Bail is the rule.', [3], 'Its source is not among the passages found.'],
    ['Bail is the rule.', [1, 0], 'Its source is not among the passages found.'],
    ['Bail is the rule.', [-1], 'Its source is not among the passages found.'],
    ['  […] ', [1], 'It is empty.'],
    ['x'.repeat(601), [1], 'It is longer than 600 characters.'],
    ['Read more on https://example.com.', [1], 'It holds a web address.'],
    ['It is "an ordinary power".', [1], 'The words “an ordinary power” are not in its source.'],
    ['It is “an ordinary power”.', [1], 'The words “an ordinary power” are not in its source.'],
    ["It is 'an ordinary power'.", [1], 'The words “an ordinary power” are not in its source.'],
    ['It is ‘an ordinary power’.', [1], 'The words “an ordinary power” are not in its source.'],
    [
      'It is "extraordinary in every case.',
      [1],
      'The words “extraordinary in every case.” are not in its source.',
    ],
    ['The judge is “chand” here.', [1], 'The words “chand” are not in its source.'],
    ['It is “an "ordinary" power”.', [1], 'The words “an "ordinary" power” are not in its source.'],
    ['See (2031) 4 SCC 99.', [1], 'Its source does not name (2031) 4 SCC 99.'],
    ['Section 482 BNSS allows it.', [1], 'Its source does not name BNSS 482.'],
    ['Section 438 IPC allows it.', [1], 'Its source does not name IPC 438.'],
    ['Section 438(4) CrPC forbids it.', [1], 'Its source does not name CrPC 438(4).'],
    ['Article 14 of the Constitution forbids it.', [1], 'Its source does not name Constitution, art. 14.'],
    ['Section 999 allows it.', [1], 'Its source does not name Section 999.'],
    ['धारा ४३९ लागू है।', [2], 'Its source does not name Section 439.'],
    ['Xavier v State of Punjab decides it.', [1], 'Its source does not name Xavier v State of Punjab.'],
  ])('%s %j: %s', (text, cited, reason) => {
    expect(check(text, cited)).toBe(reason)
  })

  it('is a quotation of its own that the source does not have', () => {
    expect(check('Discretion stays.', [1], 'must always be cut down')).toBe(
      'The words “must always be cut down” are not in its source.',
    )
  })

  it('is shown shortened, with the reason', () => {
    const { removed } = checkAnswer([{ text: 'x'.repeat(5000), passages: [1], quotation: null }], passages)
    expect(removed[0]?.text).toHaveLength(601)
  })
})

it('never throws and never keeps a quotation that is not there, whatever the text', () => {
  const mark = fc.constantFrom(
    '"',
    '“',
    '”',
    "'",
    '‘',
    '’',
    '«',
    '»',
    ' ',
    'bail',
    'v',
    'Section 4',
    '[1]',
    '.',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(mark, fc.string({ unit: 'grapheme' })), { maxLength: 40 }), parts => {
      const text = `${parts.join('')} “zebra crossing”`
      const { sentences, removed } = checkAnswer([{ text, passages: [1], quotation: null }], passages)
      expect(sentences).toEqual([])
      expect(removed).toHaveLength(1)
    }),
  )
})
