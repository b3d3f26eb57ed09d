import { describe, expect, it } from 'vitest'
import { normalizeText } from './normalize-text.ts'

describe('text from a file, made ready to search with', () => {
  it.each([
    [
      'lines of a paragraph are one',
      'the appellant\nwas  absent\n\nNext',
      'the appellant was absent\n\nNext',
    ],
    ['a word broken at a line end is whole', 'the judg-\nment', 'the judgment'],
    ['a name with a hyphen stays', 'Maru-\nRam', 'Maru- Ram'],
    ['numbered lines begin anew', '1. One\ngoes on\n2. Two', '1. One goes on\n2. Two'],
    ['what no keyboard makes goes', 'a\u0000b\u0007c\u00add\ud800', 'abcd\ufffd'],
    ['empty lines are single', 'a\r\n \r\n\r\n\r\nb', 'a\n\nb'],
  ])('%s', (_, text, expected) => {
    expect(normalizeText(text)).toBe(expected)
  })

  it('grows linearly: a file of one endless paragraph is no trap', () => {
    const started = performance.now()
    normalizeText('word-\nnext\n'.repeat(200_000))
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
