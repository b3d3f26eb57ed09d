import { describe, expect, it } from 'vitest'
import { messages } from './messages/en.ts'
import { rateStrength } from './password-strength.ts'

const judge = (password: string) => messages[`strength${rateStrength(password)}`]

describe('the strength of a password', () => {
  it('is nothing below six characters, however strange they are', () => {
    expect(['', 'Tr0b!'].map(judge)).toEqual(['Too short', 'Too short'])
  })

  it('grows with its length more than with its signs', () => {
    expect(judge('tiffin')).toBe('Weak')
    expect(judge('Tiffin@1')).toBe('Fair')
    expect(judge('tiffin box')).toBe('Good')
    expect(judge('tiffin box on the train')).toBe('Strong')
  })

  it('is not raised by repeats and runs', () => {
    for (const password of ['aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', '123456789012'])
      expect(judge(password)).toBe('Weak')
  })

  it('counts Devanagari as letters', () => {
    expect(judge('चाय की दुकान पर')).toBe('Strong')
  })
})
