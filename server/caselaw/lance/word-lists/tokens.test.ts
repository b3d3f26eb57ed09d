import { describe, expect, it } from 'vitest'
import { listTokens } from './tokens.ts'

describe('the words of a text', () => {
  it.each([
    ['The High-Court, 302 I.P.C.', ['the', 'high', 'court', '302', 'i', 'p', 'c']],
    ['accused’s and accused_s', ['accused', 's', 'and', 'accused', 's']],
    ['Élan, Straße, œuvre', ['elan', 'strasse', 'oeuvre']],
    // The sign that joins two letters is none itself, and the engine ends the word there.
    ['न्याय हत्या', ['न', 'याय', 'हत', 'या']],
    [`${'a'.repeat(59)} ${'b'.repeat(60)} ${'ा'.repeat(20)}`, ['a'.repeat(59)]],
    ['', []],
  ])('of %j are what the engine takes for words', (text, words) => {
    expect(listTokens(text)).toEqual(words)
  })
})
