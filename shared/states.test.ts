import { describe, expect, it } from 'vitest'
import { describeState, states } from './states.ts'

const byNumber = (barCouncilId: string | null) => describeState({ enrolmentState: null, barCouncilId })

describe('the States and Union territories', () => {
  it('are twenty-eight and eight, none twice', () => {
    expect(states).toHaveLength(36)
    expect(new Set(states).size).toBe(36)
  })
})

describe('the State of an advocate', () => {
  it('is the one that was given, whatever the number says', () => {
    expect(describeState({ enrolmentState: 'Goa', barCouncilId: 'D/1/2020' })).toBe('Goa')
  })

  it.each([
    ['MAH/1234/2021', 'Maharashtra or Goa'],
    ['mah/1234/2021', 'Maharashtra or Goa'],
    ['D/123/2010', 'Delhi'],
    ['D-123-2010', 'Delhi'],
    ['UP01234/19', 'Uttar Pradesh'],
    [' UP. 1234 of 2019', 'Uttar Pradesh'],
    ['PH/77/2001', 'Punjab, Haryana or Chandigarh'],
  ])('is told by %s, and said to be told by it', (number, state) =>
    expect(byNumber(number)).toBe(`${state} (by number)`),
  )

  it.each([
    null,
    '',
    '1234/2021',
    'XYZ/1/2020',
    'D',
    'Delhi',
    'MAHX/12/2020',
    'constructor/1/2020',
    'K/12/2020',
  ])('is not guessed from %s', number => expect(byNumber(number)).toBeUndefined())
})
