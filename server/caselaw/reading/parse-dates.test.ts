import { describe, expect, it } from 'vitest'
import { findDates, parseDecisionDate } from './parse-dates.ts'

describe('a date', () => {
  it.each([
    ['2 July, 2014', '2014-07-02'],
    ['JULY 2, 2014', '2014-07-02'],
    ['02.07.2014', '2014-07-02'],
    ['2nd day of July, 2014', '2014-07-02'],
    ['7  May  1997', '1997-05-07'],
  ])('is read from %s', (text, date) => expect(findDates(text).map(found => found.date)).toEqual([date]))

  it.each(['31.02.2014', '12.13.2014', 'July 2014', '1.2.14'])('is not read from %s', text =>
    expect(findDates(text)).toEqual([]),
  )
})

describe('the date of the decision', () => {
  it('stands alone or behind the word that says so', () => {
    expect(
      parseDecisionDate(['Judgment reserved on: 01.02.2015', 'Judgment delivered on: 12.03.2015'], []),
    ).toBe('2015-03-12')
    expect(parseDecisionDate(['X v Y', '15 July 2003'], [])).toBe('2003-07-15')
  })

  it('is sought at the end when the head has none', () => {
    expect(parseDecisionDate(['X v Y'], ['We allow the appeal.', 'New Delhi;', 'July 2, 2014.'])).toBe(
      '2014-07-02',
    )
  })

  it('is not the date of the order under appeal', () => {
    expect(
      parseDecisionDate(['Appeal from the judgment dated 3.5.1967 of the Patna High Court'], []),
    ).toBeNull()
  })
})
