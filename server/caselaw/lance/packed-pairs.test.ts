import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWordPairs } from '../text/word-pairs.ts'
import { packWordPairs, unpackWordPairs } from './packed-pairs.ts'

describe('the word pairs of a judgment', () => {
  it('come back from the bytes they are kept in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('bail', 'murder', 'court', 'land', 'tax'), { maxLength: 80 }),
        words => {
          const pairs = countWordPairs(words.join(' '))
          const back = unpackWordPairs(packWordPairs(pairs))
          expect([...back.grams]).toEqual([...pairs.grams])
          expect([...back.counts]).toEqual([...pairs.counts])
          expect(back.length).toBe(pairs.length)
        },
      ),
    )
  })
})
