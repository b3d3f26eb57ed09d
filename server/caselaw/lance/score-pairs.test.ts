import { expect, it } from 'vitest'
import { countWordPairs } from '../text/word-pairs.ts'
import { scorePairs, weighPairs } from './score-pairs.ts'

const terms = { pairRarity: () => 5, averageLength: 10 }
const scoreOf = (query: string, text: string) =>
  scorePairs(weighPairs({ texts: [query], weight: 1 }, terms), countWordPairs(text), terms)

it('counts words that stand together, not the same words apart', () => {
  const query = 'adverse possession'
  expect(scoreOf(query, 'He pleads adverse possession of land.')).toBeGreaterThan(0)
  expect(scoreOf(query, 'Possession was adverse to him.')).toBe(0)
})

it('gives more for a pair that stands there more often, and less in a longer judgment', () => {
  const once = scoreOf('adverse possession', 'adverse possession of the land')
  expect(scoreOf('adverse possession', 'adverse possession; adverse possession')).toBeGreaterThan(once)
  expect(
    scoreOf('adverse possession', `adverse possession ${'many other words stand here '.repeat(20)}`),
  ).toBeLessThan(once)
})
