import { describe, expect, it } from 'vitest'
import { tokenise } from './word-keys.ts'
import { countOf, countWordPairs, listWordPairs } from './word-pairs.ts'

const gramOf = (text: string) => listWordPairs(tokenise(text))[0] ?? 0

describe('the word pairs of a judgment', () => {
  it('are neighbours when small words are left out, whatever their number', () => {
    const pairs = countWordPairs('The burden of proof. Burdens of proof lie on the State.')
    expect(countOf(pairs, gramOf('burden proof'))).toBe(2)
    expect(countOf(pairs, gramOf('state burden'))).toBe(0)
    expect(pairs.length).toBe(6)
  })
})
