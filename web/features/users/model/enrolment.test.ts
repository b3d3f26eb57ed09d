import { describe, expect, it } from 'vitest'
import type { State } from '#shared/states.ts'
import { normalizeEnrolment, remarkOnEnrolment } from './enrolment.ts'

const now = new Date('2026-11-23T00:00:00Z')
const remarks = (barCouncilId: string | null, enrolmentState: State | null = null) =>
  remarkOnEnrolment({ barCouncilId, enrolmentState }, now)

describe('an enrolment number', () => {
  it.each([
    'MAH/1234/2021',
    'mah / 1234 / 2021',
    'D-123/2010',
    'D/123-A/2010',
    'UP01234/19',
    'UP 01234 of 2019',
    'KAR/123A/2005',
    'M.S. 55/1998',
    'HIM(C)/12/2020',
  ])('of the shape letters, number, year is not remarked on: %s', number => {
    expect(remarks(number)).toEqual([])
  })

  it.each(['1234/2021', 'MAH/2021', 'abc', 'MAH-1234', '98220 12345', 'MAH/1234/2021/extra'])(
    'of another shape is remarked on, and no more: %s',
    number => {
      expect(remarks(number)).toEqual([{ kind: 'shape' }])
    },
  )

  it('of a year that has not come is remarked on; two digits may be of either century', () => {
    expect(remarks('MAH/1/2027')).toEqual([{ kind: 'year', year: 2027 }])
    expect(remarks('MAH/1/1066')).toEqual([{ kind: 'year', year: 1066 }])
    expect(remarks('MAH/1/2026')).toEqual([])
    expect(remarks('MAH/1/99')).toEqual([])
  })

  it('whose letters are those of another council than the State given is remarked on', () => {
    expect(remarks('MAH/1234/2021', 'Kerala')).toEqual([
      { kind: 'state', ofNumber: 'Maharashtra or Goa', given: 'Kerala' },
    ])
    expect(remarks('PH/1/2021', 'Chandigarh')).toEqual([])
    expect(remarks('MAH/1234/2021', 'Goa')).toEqual([])
  })

  it('of a council whose letters are not known for sure says nothing of the State', () => {
    expect(remarks('K/123/2015', 'Kerala')).toEqual([])
  })

  it('that was not given needs no remark', () => {
    expect([remarks(null), remarks('  ')]).toEqual([[], []])
  })
})

it('the same number is the same however it is written', () => {
  const written = ['MAH/0123/2020', 'mah 123-2020', ' Mah.123 /2020', 'MAH123/2020']
  expect(new Set(written.map(normalizeEnrolment))).toEqual(new Set(['MAH/123/2020']))
  expect(normalizeEnrolment('MAH/123A/2020')).not.toBe(normalizeEnrolment('MAH/123/2020'))
  expect([normalizeEnrolment('not yet'), normalizeEnrolment(null)]).toEqual([null, null])
})
