import { describe, expect, it } from 'vitest'
import { tokenise } from './word-keys.ts'
import { countWordPairs, listWordPairs, placeOf } from './word-pairs.ts'

const gramOf = (text: string) => listWordPairs(tokenise(text))[0] ?? 0

describe('the word pairs of a judgment', () => {
  it('are neighbours when small words are left out, whatever their number', () => {
    const pairs = countWordPairs('The burden of proof. Burdens of proof lie on the State.')
    expect(pairs.counts[placeOf(pairs.grams, gramOf('burden proof'))]).toBe(2)
    expect(placeOf(pairs.grams, gramOf('state burden'))).toBe(-1)
    expect(pairs.length).toBe(6)
  })
})
