import { describe, expect, it } from 'vitest'
import { makeUser } from '#web/testing/make-user.ts'
import {
  describeRemark,
  findRemarks,
  normalizeName,
  normalizePhone,
  type Remark,
  summarizeRemarks,
} from './remarks.ts'

const now = new Date('2026-11-23T00:00:00Z')
const asha = makeUser({
  ...{ id: 1, username: 'asha', firstName: 'Asha', lastName: 'Rao', status: 'approved' },
  ...{ barCouncilId: 'MAH/0123/2020', phoneNumber: '+91 98220 12345', enrolmentState: 'Maharashtra' },
})

describe('possible duplicates', () => {
  it('have the same number, phone, or name and State, however these are written', () => {
    const again = makeUser({
      ...{ id: 2, username: 'adv.rao', firstName: 'Adv. Rao', lastName: 'ASHA' },
      ...{ barCouncilId: 'mah 123-2020', phoneNumber: '098220-12345', enrolmentState: 'Maharashtra' },
    })
    const remarks = findRemarks([asha, again], now)
    expect(remarks.get(2)).toEqual([{ kind: 'same', what: ['enrolment', 'phone', 'name'], other: asha }])
    expect(remarks.get(1)).toEqual([{ kind: 'same', what: ['enrolment', 'phone', 'name'], other: again }])
    expect(summarizeRemarks(remarks.get(2))).toBe('Duplicate?')
    expect(describeRemark(remarks.get(2)?.[0] as Remark)).toBe(
      'Asha Rao (asha, approved) has the same enrolment number and phone number and name and State.',
    )
  })

  it('are not found where nothing was given, or only the name is the same', () => {
    const nobody = { barCouncilId: null, phoneNumber: null, enrolmentState: null } as const
    const two = [3, 4].map(id => makeUser({ id, firstName: 'Asha', lastName: 'Rao', ...nobody }))
    const elsewhere = makeUser({
      id: 5,
      firstName: 'Asha',
      lastName: 'Rao',
      barCouncilId: null,
      enrolmentState: 'Kerala',
    })
    expect([...findRemarks([asha, ...two, elsewhere], now)]).toEqual([])
  })

  it('are found among ten thousand in one pass', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      makeUser({
        ...asha,
        id: at + 10,
        barCouncilId: `MAH/${at}/2020`,
        phoneNumber: null,
        enrolmentState: null,
      }),
    )
    const twin = makeUser({ id: 5, barCouncilId: 'MAH/77/2020' })
    expect([...findRemarks([...many, twin], now).keys()]).toEqual([87, 5])
  })
})

it('a phone is its last ten digits, and a name its words without titles', () => {
  expect([normalizePhone('0091 98220 12345'), normalizePhone('12345'), normalizePhone(null)]).toEqual([
    '9822012345',
    null,
    null,
  ])
  const name = (firstName: string) => normalizeName({ firstName, lastName: 'Rao', enrolmentState: 'Goa' })
  expect([name('Smt. Asha'), name('asha'), name('')]).toEqual(['asha rao, Goa', 'asha rao, Goa', null])
})
