import { describe, expect, it } from 'vitest'
import { listNames } from './condition.ts'
import { holds } from './holds.ts'
import { parseCondition } from './parse-condition.ts'

const answers: Record<string, string> = {
  served: 'Refused',
  reason: '',
  claim: '12,50,075',
  limit: '1000000',
  noticeDate: '2026-09-18',
  lastDay: '2026-10-05',
}
const facts = {
  answer: (name: string) => answers[name] ?? '',
  count: (group: string) => (group === 'petitioners' ? 3 : 1),
}
const named = { refused: "served is 'Refused'", both: 'refused and not reason is answered', loop: 'loop' }

function say(text: string): boolean | string {
  const read = parseCondition(text, named)
  return 'wrong' in read ? read.wrong : holds(read.condition, facts)
}

describe('a condition', () => {
  it.each([
    ['served is Refused', true],
    ["served is 'Returned unserved'", false],
    ['served is not Delivered', true],
    ['served is one of "Delivered", “Refused”', true],
    ['served is not one of Delivered, Refused', false],
    ['claim is more than 10,00,000', true],
    ['claim is at most limit', false],
    ['noticeDate is before lastDay', true],
    ['lastDay is on or before 2026-10-05', true],
    ['noticeDate is after 2026-09-18', false],
    ['petitioners are several', true],
    ['petitioners are more than 3', false],
    ['respondents are several', false],
    ['refused', true],
    ['both', true],
    ['served is Delivered or claim is at least 1 and refused', true],
    ['(served is Delivered or claim is at least 1) and served is Delivered', false],
  ])('%s', (text, expected) => expect(say(text)).toBe(expected))

  it('does not hold of what was not answered, either way', () => {
    expect([say('reason is Old'), say('reason is not Old'), say('reason is more than 1')]).toEqual([
      false,
      false,
      false,
    ])
    expect([say('reason is answered'), say('reason is not answered')]).toEqual([false, true])
  })

  it('says what it looks at', () => {
    const read = parseCondition('both or lastDay is before noticeDate and petitioners are several', named)
    expect('condition' in read && listNames(read.condition)).toEqual([
      ...['served', 'reason', 'lastDay', 'noticeDate', 'petitioners'],
    ])
  })
})

describe('a condition that cannot be read', () => {
  it.each([
    ['served is Returned unserved', "put 'Returned unserved ...' in quotes"],
    ['served is', 'does not say which answer'],
    ['served', "names 'served', which is no condition of this form"],
    ['(served is Refused', 'does not close it'],
    ['claim is more than', 'what to compare with'],
    ['served is Refused claim is answered', 'in quotes'],
    ['petitioners are', "neither 'are several'"],
    ['served = Refused', "cannot be read from '= Refused' on"],
    ['and served is Refused', "has 'and' where a name"],
    ['loop', 'comes back to itself'],
  ])('%s', (text, expected) => expect(say(text)).toContain(expected))
})
