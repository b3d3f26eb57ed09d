import { describe, expect, it } from 'vitest'
import { plainOf } from '#web/search.ts'
import { interestSearch } from '../tools-search.ts'
import { computeFind, listComplaints, parseRate } from './compute.ts'
import { writeInterestSentence } from './interest-sentence.ts'

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
      amount: 'Write an amount such as 5,00,000.',
      rate: 'Write a rate from 0 to 100, such as 12 or 9.5.',
      to: 'This must be after the day it runs from.',
    })
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
  const tell = (language: 'en' | 'hi' | 'mr') =>
    writeInterestSentence(computed.question, computed.answer, language)
  expect(tell('en')).toBe(
    'On the principal of Rs. 5,00,000, simple interest at 12% per annum from 01/01/2024 to 01/01/2025 comes to Rs. 60,164.38, and the total due on 01/01/2025 is Rs. 5,60,164.38.',
  )
  expect(tell('hi')).toContain('साधारण ब्याज रु. 60,164.38')
  expect(tell('mr')).toContain('सरळ व्याज रु. 60,164.38')
})
