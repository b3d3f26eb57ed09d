import { describe, expect, it } from 'vitest'
import { formatAmount } from '#shared/templates/amounts.ts'
import { plainOf } from '#web/search.ts'
import { interestSearch } from '../tools-search.ts'
import { computeFind, listComplaints, parseRate } from './compute.ts'
import { writeInterestSentence } from './interest-sentence.ts'
import { applyProvision, interestProvisions } from './provisions.ts'

const empty = plainOf(interestSearch)

const asked = { ...empty, amount: '5,00,000', rate: '12', from: '2024-01-01', to: '2025-01-01' }

describe('interest in the address', () => {
  it('is computed once all of it can be read', () => {
    expect(computeFind(asked)?.answer).toMatchObject({ interest: 6_016_438, total: 56_016_438 })
    expect(computeFind({ ...asked, rest: 'quarterly' })?.answer.rows).toHaveLength(4)
    expect(computeFind({ ...asked, rest: 'constructor' })?.question.rest).toBe('none')
    expect(computeFind({ ...asked, to: '2023-01-01' })).toBeUndefined()
  })

  it('says what is wrong with a field, and nothing of an empty one', () => {
    expect(listComplaints(empty)).toEqual({})
    expect(
      listComplaints({ ...empty, amount: 'five', rate: '200', from: '2024-01-02', to: '2024-01-02' }),
    ).toEqual({
      amount: 'writeAmount',
      rate: 'writeRate',
      to: 'mustBeAfter',
    })
  })
})

describe('interest under its provision', () => {
  it.each([
    ['NI Act s.80: 18%', '5,00,000', '18', '2025-03-15', '2026-11-15', 'none', '1,50,410.96'],
    ['CPC s.34: 6% from the decree', '12,00,000', '6', '2026-01-31', '2026-11-30', 'none', '59,769.86'],
    [
      'CPC s.34 proviso: contractual rate',
      '12,00,000',
      '11.5',
      '2026-01-31',
      '2026-11-30',
      'none',
      '1,14,558.90',
    ],
    ['MV Act s.171: as directed', '18,45,000', '7.5', '2024-02-29', '2026-08-31', 'none', '3,46,506.16'],
    ['MSMED Act s.16: monthly rests', '5,00,000', '16.5', '2026-01-31', '2026-05-31', 'monthly', '27,679.74'],
    ['Arbitration Act s.31(7)(b)', '42,00,000', '9.1', '2023-06-30', '2026-06-30', 'none', '11,47,647.12'],
    ['LARR Act s.80: the first year', '30,00,000', '9', '2025-01-01', '2026-01-01', 'none', '2,70,000'],
    [
      'LARR Act s.80: after the first year',
      '30,00,000',
      '15',
      '2026-01-01',
      '2026-07-01',
      'none',
      '2,23,150.68',
    ],
    ['CGST Act s.50(1)', '4,80,000', '18', '2026-04-21', '2026-10-20', 'none', '43,081.64'],
    ['Partnership Act s.13(d)', '10,00,000', '6', '2024-04-01', '2026-03-31', 'none', '1,19,835.62'],
    ['Interest Act s.3', '2,50,000', '12', '2026-05-01', '2026-09-30', 'none', '12,493.15'],
    [
      'RERA s.18(1): the rate of the State',
      '25,00,000',
      '10.25',
      '2025-08-31',
      '2026-02-28',
      'none',
      '1,27,071.92',
    ],
    ['A loan with quarterly rests', '8,00,000', '13.25', '2024-02-29', '2026-02-28', 'quarterly', '2,38,276'],
  ])('%s', (_, amount, rate, from, to, rest, interest) => {
    const computed = computeFind({ ...empty, amount, rate, from, to, rest })
    expect(computed && formatAmount(computed.answer.interest)).toBe(interest)
  })

  it('fills in what the provision names, and keeps the rate where it names none', () => {
    const typed = { ...asked, rate: '9', rest: 'quarterly' }
    expect(applyProvision('ni-80', typed)).toEqual({ under: 'ni-80', rate: '18', rest: 'none' })
    expect(applyProvision('mv-171', typed)).toEqual({ under: 'mv-171', rate: '9', rest: 'none' })
    expect(applyProvision('msmed-16', typed)).toEqual({ under: 'msmed-16', rate: '9', rest: 'monthly' })
    expect(applyProvision('no such provision', typed)).toEqual({ under: '' })
  })

  it.each(interestProvisions)('$id stands in the sentence of each language', ({ id, name }) => {
    const computed = computeFind({ ...asked, under: id })
    if (!computed) throw new Error('nothing computed')
    expect(writeInterestSentence(computed, 'en')).toContain(`per annum under ${name.en} from 01/01/2024`)
    expect(writeInterestSentence(computed, 'hi')).toContain(`${name.hi} के अधीन`)
    expect(writeInterestSentence(computed, 'mr')).toContain(`${name.mr} अन्वये`)
  })
})

it.each([
  ['12', 12],
  ['9.5 %', 9.5],
  ['100', 100],
  ['101', undefined],
  ['-3', undefined],
  ['1e2', undefined],
])('reads %j as a rate', (typed, rate) => expect(parseRate(typed)).toBe(rate))

it('is told in the three languages with grouped amounts', () => {
  const computed = computeFind(asked)
  if (!computed) throw new Error('nothing computed')
  const tell = (language: 'en' | 'hi' | 'mr') => writeInterestSentence(computed, language)
  expect(tell('en')).toBe(
    'On the principal of Rs. 5,00,000, simple interest at 12% per annum from 01/01/2024 to 01/01/2025 comes to Rs. 60,164.38, and the total due on 01/01/2025 is Rs. 5,60,164.38.',
  )
  expect(tell('hi')).toContain('साधारण ब्याज रु. 60,164.38')
  expect(tell('mr')).toContain('सरळ व्याज रु. 60,164.38')
})
