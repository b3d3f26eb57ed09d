import { expect, it } from 'vitest'
import { fuseRanks } from './fuse-ranks.ts'

it('puts what two lists agree on above what only one has first', () => {
  const fused = fuseRanks([
    ['a', 'b', 'c'],
    ['d', 'b', 'a'],
  ])
  const order = [...fused].sort(([, one], [, other]) => other - one).map(([id]) => id)
  expect(order.slice(0, 2)).toEqual(['a', 'b'])
  expect(order.slice(2)).toEqual(['d', 'c'])
})

it('gives 1 to what is first everywhere', () => {
  expect(fuseRanks([['a'], ['a']]).get('a')).toBeCloseTo(1)
})
