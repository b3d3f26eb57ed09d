import { describe, expect, it } from 'vitest'
import { loginBody, registerBody, secondStepBody } from '#shared/contract/auth.ts'
import { findSaid, said, sayInEnglish } from './said.ts'

describe('what the server says', () => {
  it('is the English sentence for a caller that knows no keys', () => {
    expect(sayInEnglish(said('wrongEmailOrPassword'))).toBe('Invalid email or password')
    expect(sayInEnglish(said('triesInMinutes', { count: 1 }))).toBe(
      'Too many attempts. Please try again in 1 minute.',
    )
  })

  it('is found again from its English words, with the values in them', () => {
    expect(findSaid('Invalid email address')).toEqual({ key: 'emailInvalid' })
    expect(findSaid('At most 80 characters')).toEqual({ key: 'atMost', values: { max: '80' } })
    expect(findSaid('Too many attempts. Please try again in 3 minutes.')).toEqual({
      key: 'triesInMinutes',
      values: { count: '3' },
    })
    expect(findSaid('A sentence of a page that has not moved')).toBeUndefined()
  })

  it('has a key for every rule of an account', () => {
    const long = 'a'.repeat(2000)
    const wrong = [
      {},
      { username: 'ab', email: 'x', password: 'abc', firstName: '', lastName: ' ' },
      { username: long, email: long, password: long, firstName: long, lastName: 'a\nb', phoneNumber: long },
      { username: 'a b c', firstName: '\u0000', step: 'x', code: long },
    ]
    const told = [registerBody, loginBody, secondStepBody].flatMap(schema =>
      wrong.flatMap(body => schema.safeParse(body).error?.issues ?? []),
    )
    const sentences = new Set(told.filter(({ path }) => path[0] !== 'step').map(({ message }) => message))
    expect(sentences.size).toBeGreaterThan(12)
    expect([...sentences].filter(sentence => !findSaid(sentence))).toEqual([])
  })
})
