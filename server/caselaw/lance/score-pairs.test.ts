import { expect, it } from 'vitest'
import { countWordPairs } from '../text/word-pairs.ts'
import { createPairScorer, weighPairs } from './score-pairs.ts'

const terms = { pairRarity: () => 5, averageLength: 10 }
const scoreOf = (query: string, text: string) =>
  createPairScorer(weighPairs({ texts: [query], weight: 1 }, terms), terms)(countWordPairs(text))

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

it('scores each judgment by itself, however many were scored before it', () => {
  const score = createPairScorer(weighPairs({ texts: ['adverse possession'], weight: 1 }, terms), terms)
  const scores = ['adverse possession of land', 'a lease of land', 'adverse possession of land']
    .map(countWordPairs)
    .map(score)
  expect(scores).toEqual([scores[2], 0, expect.any(Number)])
  expect(scores[0]).toBeGreaterThan(0)
})
