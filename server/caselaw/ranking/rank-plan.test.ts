import { expect, it } from 'vitest'
import { worthOfRank } from './rank-plan.ts'

it('puts what two lists agree on above what only one has first', () => {
  expect(worthOfRank(0)).toBe(1)
  expect(worthOfRank(3) + worthOfRank(3)).toBeGreaterThan(worthOfRank(0))
})

it('falls with every place', () => {
  expect(worthOfRank(1)).toBeLessThan(worthOfRank(0))
  expect(worthOfRank(100)).toBeLessThan(worthOfRank(99))
})
