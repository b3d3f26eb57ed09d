import { describe, expect, it } from 'vitest'
import { fillSentence, splitSentence } from './sentence.ts'

describe('a sentence', () => {
  it('takes its values, and shows the place of one that is missing', () => {
    expect(fillSentence('At most {max} characters', { max: 80 }, 'en')).toBe('At most 80 characters')
    expect(fillSentence('{label}: {message}', { label: 'Email' }, 'en')).toBe('Email: {message}')
  })

  it('counts as the language does', () => {
    const blanks = { one: '{count} one', other: '{count} other' }
    const say = (language: 'en' | 'hi' | 'mr') =>
      [0, 1, 2].map(count => fillSentence(blanks, { count }, language))
    expect(say('en')).toEqual(['0 other', '1 one', '2 other'])
    expect(say('hi')).toEqual(['0 one', '1 one', '2 other'])
    expect(say('mr')).toEqual(['0 other', '1 one', '2 other'])
  })

  it('comes apart where a link or a strong word goes in', () => {
    expect(splitSentence('{username} is free.')).toEqual([
      { text: 'username', isName: true },
      { text: ' is free.', isName: false },
    ])
  })
})
