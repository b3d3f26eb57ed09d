import { describe, expect, it } from 'vitest'
import { tokenise, wordKey, writtenForms } from './word-keys.ts'

describe('the words of a text', () => {
  it('are one word in singular and plural', () => {
    for (const [one, many] of [
      ['judgment', 'Judgments'],
      ['injury', 'injuries'],
      ['process', 'processes'],
      ['witness', 'witnesses'],
    ])
      expect(wordKey(many ?? '')).toBe(wordKey(one ?? ''))
  })

  it('keep endings that are not plurals', () => {
    expect(['bus', 'basis', 'process'].map(wordKey)).toEqual(['bus', 'basis', 'process'])
  })

  it('are looked for in every form that the key came from', () => {
    for (const word of ['judgments', 'injuries', 'witnesses'])
      expect(writtenForms(wordKey(word))).toContain(word)
  })

  it('leave out small words, figures and single letters', () => {
    expect(tokenise('The accused was, on 12 March 1998, charged under s. 302 with murders.')).toEqual([
      'accused',
      'march',
      'charged',
      'murder',
    ])
  })

  it('stay whole in Devanagari', () => {
    expect(tokenise('अग्रिम जमानत')).toEqual(['अग्रिम', 'जमानत'])
  })
})
