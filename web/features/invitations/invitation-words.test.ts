import { describe, expect, it } from 'vitest'
import { checkAddresses, describeUses, nameInvitation, parseAddresses } from './invitation-words.ts'

describe('addresses to invite', () => {
  it('are read as people paste them, each once', () => {
    const text = 'Asha Rao <Asha@Example.in>, bina@example.in;\n\n asha@example.in\n"C. Das" <das@example.in>'
    expect(parseAddresses(text)).toEqual({
      emails: ['asha@example.in', 'bina@example.in', 'das@example.in'],
      wrong: [],
    })
  })

  it('are checked before they are sent, and the wrong one is named', () => {
    expect(checkAddresses('asha@example.in, bina')).toBe('This is not an e-mail address: bina')
    expect(checkAddresses(' \n ,')).toBe('Enter at least one address')
    const many = Array.from({ length: 51 }, (_, at) => `a${at}@example.in`).join('\n')
    expect(checkAddresses(many)).toBe('At most 50 addresses at once')
    expect(checkAddresses('asha@example.in')).toBeUndefined()
  })
})

it('an invitation is named by its address, its note or how many it is for', () => {
  expect(nameInvitation({ email: 'asha@example.in', note: 'Junior', mostUses: 1 })).toBe('asha@example.in')
  expect(nameInvitation({ email: null, note: 'Pune bar', mostUses: 30 })).toBe('Pune bar')
  expect(nameInvitation({ email: null, note: '', mostUses: 30 })).toBe('Link for 30 people')
  expect([describeUses({ uses: 2, mostUses: 30 }), describeUses({ uses: 0, mostUses: 1 })]).toEqual([
    '2 of 30 have registered',
    'Not registered yet',
  ])
})
