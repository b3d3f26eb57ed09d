import { describe, expect, it } from 'vitest'
import { languages } from '#shared/languages.ts'
import { formatAmount } from '#shared/templates/amounts.ts'
import { computeFee, explainAmount } from './compute.ts'
import { writeFeeSentence } from './fee-sentence.ts'
import { fixedFees, stateCourt } from './fees.ts'

const due = (proceeding: string, amount = '') => {
  const computed = computeFee({ proceeding, amount })
  return computed && formatAmount(computed.due)
}

describe('the fee of a consumer complaint (rule 7, 2020 Rules)', () => {
  it.each([
    ['5,00,000', '0'],
    ['5,00,001', '200'],
    ['10,00,000', '200'],
    ['20,00,000', '400'],
    ['50,00,000', '1,000'],
    ['1,00,00,000', '2,000'],
    ['2,00,00,000', '2,500'],
    ['2,00,00,000.50', '3,000'],
    ['4,00,00,000', '3,000'],
    ['6,00,00,000', '4,000'],
    ['8,00,00,000', '5,000'],
    ['10,00,00,000', '6,000'],
    ['10,00,00,001', '7,500'],
  ])('on Rs %s is Rs %s', (amount, fee) => expect(due('consumer', amount)).toBe(fee))
})

describe('the fee of an application to the Debts Recovery Tribunal', () => {
  it.each([
    ['20,00,000', '22,000'],
    ['20,00,001', '23,000'],
    ['1,48,00,000', '1,50,000'],
    ['5,00,00,000', '1,50,000'],
  ])('of a bank on Rs %s is Rs %s (rule 7, 1993 Rules)', (amount, fee) =>
    expect(due('drt', amount)).toBe(fee),
  )

  it.each([
    ['9,50,000', '5,000', '1,250'],
    ['2,00,000', '1,000', '250'],
    ['10,00,000', '5,000', '1,250'],
    ['12,50,000', '5,750', '1,625'],
    ['10,00,00,000', '1,00,000', '50,000'],
  ])(
    'under section 17 on Rs %s is Rs %s of the borrower and Rs %s of another (rule 13, 2002 Rules)',
    (amount, borrower, other) => {
      expect(due('sarfaesi-borrower', amount)).toBe(borrower)
      expect(due('sarfaesi-other', amount)).toBe(other)
    },
  )

  it('is not taken on a debt that is too small for the Tribunal', () => {
    expect(due('drt', '19,99,999')).toBeUndefined()
    expect(explainAmount({ proceeding: 'drt', amount: '19,99,999' })).toBe('drtLeast')
  })
})

describe('the fee of an appeal in income-tax', () => {
  it.each([
    ['1,00,000', '500', '250'],
    ['2,00,000', '1,500', '500'],
    ['5,00,000', '5,000', '1,000'],
    ['25,00,000', '10,000', '1,000'],
  ])(
    'on Rs %s is Rs %s in the Tribunal and Rs %s before the Commissioner',
    (amount, tribunal, commissioner) => {
      expect(due('itat', amount)).toBe(tribunal)
      expect(due('cit-appeals', amount)).toBe(commissioner)
    },
  )
})

it.each([
  ['ibc-financial', '25,000', 'rule 10(3), Application to Adjudicating Authority Rules, 2016: section 7'],
  ['ibc-operational', '2,000', 'rule 10(3), Application to Adjudicating Authority Rules, 2016: section 9'],
  ['strike-off', '10,000', 'rule 4(1), Removal of Names of Companies Rules, 2016'],
  ['rti', '10', 'rule 3, Right to Information Rules, 2012'],
])('the fee of %s is Rs %s whatever the amount (%s)', (proceeding, fee) =>
  expect(due(proceeding, 'x')).toBe(fee),
)

it('of a court of a State nothing is computed, nor of what is not in the list', () => {
  expect(due(stateCourt, '5,00,000')).toBeUndefined()
  expect(due('constructor', '5,00,000')).toBeUndefined()
  expect(due('consumer')).toBeUndefined()
  expect(explainAmount({ proceeding: 'consumer', amount: 'five' })).toBe('writeAmount')
})

describe('the sentence', () => {
  it('names the rule, the amount and the fee', () => {
    const computed = computeFee({ proceeding: 'consumer', amount: '12,00,000' })
    if (!computed) throw new Error('nothing computed')
    expect(writeFeeSentence(computed, 'en')).toBe(
      'A fee of Rs. 400 is payable under rule 7 of the Consumer Protection (Consumer Disputes Redressal Commissions) Rules, 2020, the consideration paid being Rs. 12,00,000, and has been paid.',
    )
    const none = computeFee({ proceeding: 'consumer', amount: '4,00,000' })
    expect(none && writeFeeSentence(none, 'en')).toMatch(/^No fee is payable under rule 7/)
  })

  it.each(fixedFees.map(({ id }) => id))('of %s is written in three languages, with the fee in each', id => {
    const computed = computeFee({ proceeding: id, amount: '25,00,000' })
    if (!computed) throw new Error(id)
    for (const language of languages) {
      expect(writeFeeSentence(computed, language)).toContain(formatAmount(computed.due))
      expect(/\p{Script=Devanagari}/u.test(writeFeeSentence(computed, language))).toBe(language !== 'en')
    }
  })
})
