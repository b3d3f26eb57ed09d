import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenise } from '../search/words.ts'
import { packWordPairs, unpackWordPairs } from './packed-pairs.ts'
import { countOf, countWordPairs, listWordPairs } from './word-pairs.ts'

const gramOf = (text: string) => listWordPairs(tokenise(text))[0] ?? 0

describe('the word pairs of a judgment', () => {
  it('are neighbours when small words are left out, whatever their number', () => {
    const pairs = countWordPairs('The burden of proof. Burdens of proof lie on the State.')
    expect(countOf(pairs, gramOf('burden proof'))).toBe(2)
    expect(countOf(pairs, gramOf('state burden'))).toBe(0)
    expect(pairs.length).toBe(6)
  })

  it('come back from the bytes they are kept in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('bail', 'murder', 'court', 'land', 'tax'), { maxLength: 80 }),
        words => {
          const pairs = countWordPairs(words.join(' '))
          const shifted = Buffer.concat([Buffer.from([1]), packWordPairs(pairs)]).subarray(1)
          const back = unpackWordPairs(shifted)
          expect([...back.grams]).toEqual([...pairs.grams])
          expect([...back.counts]).toEqual([...pairs.counts])
          expect(back.length).toBe(pairs.length)
        },
      ),
    )
  })
})
